import type { ProfileWords } from './profile.en.ts';

export const profile: ProfileWords = {
  nothing:
    'Je hebt nog geen partij uitgespeeld. Daarna staat hier hoe je speelt: tegen wie, hoe vaak je wint en hoe hoog je bent geklommen.',
  record: (played, won) =>
    `${played === 1 ? 'Eén partij' : `${played} partijen`}, ${won === 1 ? 'één keer gewonnen' : `${won} keer gewonnen`}`,
  recent: (count, won) => `Je laatste ${count} partijen: ${won} gewonnen`,
  streak: (now, longest) => {
    const latest = now === 1 ? 'De laatste heb je gewonnen' : `De laatste ${now} heb je gewonnen`;
    if (longest === 0) return 'De eerste overwinning komt nog.';
    return `${now === 0 ? 'Op dit moment geen zegereeks' : latest}; je langste reeks is ${longest}.`;
  },
  byGame: 'Per soort en aantal spelers',
  gameOf: (game, seats) => `${game}, ${seats} spelers`,
  wonOf: (won, played) => `${won} van ${played} gewonnen`,
  ladder: 'De ladder',
  ladderHint: 'Partijen tegen alleen de computer, naar de sterkste aan tafel. Een winst kleurt zijn sport.',
  notMet: 'nog niet ontmoet',
  rivals: 'Wie je hebt ontmoet',
  against: (ahead, behind) => `${ahead} keer ervoor, ${behind} keer erachter`,
  best: 'Je beste partijen',
  bestOf: (game, points) => `${game}: ${points}`,
  notFetched: 'De partij kon niet worden opgehaald. Probeer het nog eens als je online bent.',
  ratings: 'Ratings',
  ratedNow: (points, give) => `${points} ± ${give}`,
  unsettled: 'Nog niet op de ranglijst: voor een plaats zijn meer partijen nodig, tegen meer tegenstanders.',
  habits: 'Gewoonten',
  habitsHint: 'Wat je gemiddeld in een partij doet, met daaronder de anderen aan je tafels.',
  habitsIn: (game, count) => `${game}, ${count === 1 ? 'één partij' : `${count} partijen`}`,
  habitOf: (mine, others) => `jij ${mine}, anderen ${others}`,
  counting: (done, all) => `Er wordt geteld: ${done} van ${all} partijen`,
  stop: 'Stoppen',
  countOn: left => (left === 1 ? 'Nog één partij tellen' : `Nog ${left} partijen tellen`),
  player: {
    since: date => `Hier sinds ${date}`,
    record: (played, won) =>
      `${played === 1 ? 'Eén openbare partij' : `${played} openbare partijen`}, ${won === 1 ? 'één keer gewonnen' : `${won} keer gewonnen`}`,
    recent: (count, won) => `De laatste ${count} openbare partijen: ${won} gewonnen`,
    streak: (now, longest) =>
      now === 0
        ? longest === 0
          ? 'De eerste overwinning komt nog.'
          : `De langste zegereeks is ${longest}.`
        : `De laatste ${now} op rij gewonnen; de langste reeks is ${longest}.`,
    best: 'Beste partijen',
    unsettled: 'Nog niet op de ranglijst.',
    nothing: 'Er is nog geen openbare partij uitgespeeld.',
    only: 'Hier staan alleen partijen waar iedereen naar kon kijken, en ratings. De persoon heeft zelf voor deze pagina gekozen.',
    none: 'Zo’n pagina bestaat niet. Misschien is hij teruggenomen.',
  },
  phases: 'Openingen en slotfases',
  phasesHint: 'Elk van je beslissingen in geanalyseerde partijen, naast wat het beste niveau daar had gespeeld.',
  noReviews: 'Laat een afgelopen partij analyseren: dan zie je hier hoe je opent en afmaakt, naast het beste niveau.',
  reviewed: (game, count) => `${game}, ${count === 1 ? 'één partij' : `${count} partijen`}`,
  phaseNames: { opening: 'Opening:', middle: 'Midden:', ending: 'Slot:' },
  phaseOf: (best, decisions, loss) =>
    `${best} van ${decisions} beslissingen zo goed als die van het beste niveau; per beslissing ${loss} van de kansen weggegeven`,
  costliest: { opening: 'Je duurste beurt in een opening', ending: 'Je duurste beurt in een slotfase' },
};
