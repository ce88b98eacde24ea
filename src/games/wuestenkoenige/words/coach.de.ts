import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Bring vor allen anderen Waren aller drei Arten heim in den Palast: Wasser, Pflanzen und Feuer.',
  tips: {
    card: 'Ein Zug hat drei Schritte: wenn du willst eine Karte, dann Kamele, dann die Wüste. Jede Karte sagt, was sie kann.',
    move: 'Jetzt die Kamele. Führ eines aus dem Palast zu einer Oase: Die Zahlen sagen, was der Weg kostet. Eine Ware zählt, sobald sie daheim ist.',
    desert:
      'Der letzte Schritt: Wähle ein Plättchen, dreh es um oder schieb es auf ein Feld daneben. Das ebnet deinen Weg oder versperrt einen fremden.',
  },
};
