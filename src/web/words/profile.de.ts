import type { ProfileWords } from './profile.en.ts';

export const profile: ProfileWords = {
  nothing:
    'Du hast noch kein Spiel zu Ende gespielt. Danach steht hier, wie du spielst: gegen wen, wie oft du gewinnst und wie hoch du gestiegen bist.',
  record: (played, won) =>
    `${played === 1 ? 'Ein Spiel' : `${played} Spiele`}, ${won === 1 ? 'ein Sieg' : `${won} Siege`}`,
  recent: (count, won) => `Deine letzten ${count} Spiele: ${won} gewonnen`,
  streak: (now, longest) => {
    if (longest === 0) return 'Der erste Sieg kommt noch.';
    const latest = now === 1 ? 'Das letzte hast du gewonnen' : `Die letzten ${now} hast du gewonnen`;
    return `${now === 0 ? 'Gerade keine Siegesserie' : latest}; deine längste Serie ist ${longest}.`;
  },
  byGame: 'Nach Spiel und Zahl der Spieler',
  gameOf: (game, seats) => `${game}, zu ${['', '', 'zweit', 'dritt', 'viert', 'fünft'][seats] ?? seats}`,
  wonOf: (won, played) => `${won} von ${played} gewonnen`,
  ladder: 'Die Leiter',
  ladderHint: 'Spiele nur gegen den Computer, nach dem stärksten am Tisch. Ein Sieg färbt seine Sprosse.',
  notMet: 'noch nicht getroffen',
  rivals: 'Wen du getroffen hast',
  against: (ahead, behind) => `${ahead}-mal davor, ${behind}-mal dahinter`,
  best: 'Deine besten Spiele',
  bestOf: (game, points) => `${game}: ${points}`,
  notFetched: 'Das Spiel ließ sich nicht holen. Versuch es noch einmal, wenn du online bist.',
  ratings: 'Wertungen',
  ratedNow: (points, give) => `${points} ± ${give}`,
  unsettled: 'Noch nicht auf der Rangliste: Ein Platz braucht mehr Spiele gegen mehr Gegner.',
  habits: 'Gewohnheiten',
  habitsHint: 'Was du in einem Spiel durchschnittlich tust, darunter die anderen an deinen Tischen.',
  habitsIn: (game, count) => `${game}, ${count === 1 ? 'ein Spiel' : `${count} Spiele`}`,
  habitOf: (mine, others) => `du ${mine}, andere ${others}`,
  counting: (done, all) => `Es wird gezählt: ${done} von ${all} Spielen`,
  stop: 'Anhalten',
  countOn: left => (left === 1 ? 'Noch ein Spiel zählen' : `Noch ${left} Spiele zählen`),
  player: {
    since: date => `Hier seit ${date}`,
    record: (played, won) =>
      `${played === 1 ? 'Ein öffentliches Spiel' : `${played} öffentliche Spiele`}, ${won === 1 ? 'ein Sieg' : `${won} Siege`}`,
    recent: (count, won) => `Die letzten ${count} öffentlichen Spiele: ${won} gewonnen`,
    streak: (now, longest) =>
      now === 0
        ? longest === 0
          ? 'Der erste Sieg kommt noch.'
          : `Die längste Siegesserie ist ${longest}.`
        : `Zuletzt ${now}-mal in Folge gewonnen; die längste Serie ist ${longest}.`,
    best: 'Beste Spiele',
    unsettled: 'Noch nicht auf der Rangliste.',
    nothing: 'Noch ist kein öffentliches Spiel zu Ende gespielt.',
    only: 'Hier stehen nur Spiele, denen alle zusehen konnten, und Wertungen. Die Person hat diese Seite selbst gewählt.',
    none: 'So eine Seite gibt es nicht. Vielleicht wurde sie zurückgenommen.',
  },
  phases: 'Eröffnungen und Endspiele',
  phasesHint: 'Jede deiner Entscheidungen in analysierten Spielen, neben dem, was die beste Stufe dort gespielt hätte.',
  noReviews:
    'Lass ein beendetes Spiel analysieren: Dann siehst du hier, wie du eröffnest und abschließt, neben der besten Stufe.',
  reviewed: (game, count) => `${game}, ${count === 1 ? 'ein Spiel' : `${count} Spiele`}`,
  phaseNames: { opening: 'Eröffnung:', middle: 'Mitte:', ending: 'Ende:' },
  phaseOf: (best, decisions, loss) =>
    `${best} von ${decisions} Entscheidungen so gut wie die der besten Stufe; je Entscheidung ${loss} der Chancen vergeben`,
  costliest: { opening: 'Dein teuerster Zug in einer Eröffnung', ending: 'Dein teuerster Zug am Ende eines Spiels' },
};
