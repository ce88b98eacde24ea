import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Das Ziel',
    points: ['Bring vor allen anderen Waren aus allen drei Oasen, Feuer, Pflanzen und Wasser, heim in den Palast.'],
  },
  setUp: {
    heading: 'Der Aufbau',
    points: [
      'Jedes Wüstenfeld bekommt ein Plättchen, der Zufall sagt, ob Düne oder Ebene oben liegt.* Die übrigen sind der Vorrat.',
      'Alle haben 12 Kamele, 4 im Palast und 8 im Vorrat, und 3 Ereigniskarten. Jede Oase hat 12 ihrer Waren, zu viert 18.*',
      'Wer früher beginnt, hat im ersten Zug weniger Bewegungspunkte: 3 und 6, oder 2, 4, 6, oder 2, 3, 5, 6.*',
    ],
  },
  turn: {
    heading: 'Dein Zug',
    points: [
      'Erstens: Du darfst eine Ereigniskarte spielen. Zweitens: Zieh Kamele mit zusammen 6 Punkten. Drittens: Verändere einmal die Wüste.',
      'Ein Schritt kostet 1 zwischen Feldern mit gleichem Untergrund und in Palast und Oasen hinein oder hinaus, 2 zwischen verschiedenem Untergrund. Düne, Ebene und Tal, das ist ein Feld ohne Plättchen, sind die drei Untergründe.',
      'Auf einem Wüstenfeld ist Platz für drei Kamele. Waren, die offen auf dem Feld deines Kamels liegen, hebt es umsonst auf,* so viele du willst.',
    ],
  },
  oases: {
    heading: 'Oasen und Palast',
    points: [
      'Ein Kamel betritt eine Oase nur ohne Waren dieser Art. Es bekommt eine, zwei Kamele aus deinem Vorrat kommen mit je einer dazu, und du ziehst eine Ereigniskarte.',
      'Den Palast betritt es nur mit Waren. Alle kommen in deine Auslage, und du ziehst für jede eine Karte. Niemand behält mehr als fünf Karten.',
    ],
  },
  fights: {
    heading: 'Kämpfe',
    points: [
      'Wer ein Wüstenfeld mit Kamelen anderer betritt, darf sofort eines angreifen; jedes Kamel einmal im Zug. Würfle:',
      '1: Ein Kamel aus deinem Vorrat ersetzt das andere und nimmt seine Waren. 2, 3: Das andere gibt dir eine Ware. 4: Nichts. 5: Du gibst eine. 6: Ein Kamel der anderen Person ersetzt deines, mit seinen Waren.',
    ],
  },
  desert: {
    heading: 'Die Wüste verändern',
    points: [
      'Dreh das oberste Plättchen eines Feldes um, auch unter Kamelen, oder schieb eines ohne Kamele auf ein Nachbarfeld.',
      'Türme dürfen wachsen: Kamele auf einem Plättchen werden vom nächsten hochgehoben. Im nackten Tal begräbt ein Plättchen sie: Sie gehen in den Vorrat zurück, wem sie gehören, zieht je eine Karte, und die Waren bleiben darunter.',
    ],
  },
  end: {
    heading: 'Das Ende',
    points: [
      'Wer alle drei Arten heimgebracht hat, gewinnt sofort. Ohne Kamele im Palast und in der Wüste scheidest du aus; wer als Letztes übrig ist, gewinnt.',
      'Kann niemand mehr gewinnen, oder nach 60 Runden, gewinnen die meisten Arten, dann die meisten Waren; bei Gleichstand wird der Sieg geteilt.*',
    ],
  },
};
