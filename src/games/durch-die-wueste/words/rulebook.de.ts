import { ours } from './ours.de.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.de.ts';

export const rulebook: RulebookWords = {
  title: 'Durch die Wüste',
  about: 'Ein Spiel von Reiner Knizia für zwei bis fünf Personen. Es dauert etwa 45 Minuten.',
  chapters: {
    goal: {
      heading: 'Das Ziel',
      lead: 'Führe deine Karawanen durch die Wüste: zum Wasser, zu den Oasen und rings um Land, in das sonst niemand mehr hineinkommt. Ist die erste Kamelfarbe aufgebraucht, gewinnt, wer die meisten Punkte hat.',
    },
    setUp: {
      heading: 'Der Aufbau',
      lead: 'All das geschieht von selbst, wenn ein Spiel beginnt. Nur zu fünft gibt es etwas zu wählen: die Farbe, die du zurückgibst.',
    },
    riders: {
      heading: 'Die Reiter',
      lead: 'Mit einem Reiter beginnt jede deiner Karawanen. Such Plätze mit Wasser und Palmen in der Nähe und mit Raum zum Wachsen.',
    },
    turn: {
      heading: 'Ein Zug',
      lead: 'Stehen alle Reiter, wachsen die Karawanen: um zwei Kamele je Zug, immer aus dem Vorrat neben dem Spielplan. Kein Kamel wird je wieder versetzt.',
    },
    water: { heading: 'Wasser', lead: 'Schnelle Punkte, und alle wollen sie haben.' },
    oases: { heading: 'Oasen', lead: 'Eine Palme ist eine Oase. Du stehst nie auf ihr, nur daneben.' },
    areas: {
      heading: 'Gebiete',
      lead: 'Zieh eine Karawane um ein Stück Wüste, von Fels zu Fels oder im Ring, und alles darin gehört dir.',
    },
    end: { heading: 'Das Ende', lead: 'Behalte den Vorrat im Auge: Auch du bestimmst mit, wie bald Schluss ist.' },
    points: { heading: 'Die Punkte', lead: 'Punkte gibt es aus vier Quellen.' },
    options: { heading: 'Varianten', lead: 'Das lässt sich wählen, wenn du ein neues Spiel anlegst.' },
    tips: {
      heading: 'Drei Tipps',
      lead: 'Verteile deine Reiter über die Wüste und meide das Gedränge. Achte auf fremde Kamele in deinen Farben, denn sie können dir den Weg zu einer Oase oder durch eine Lücke versperren. Und eine Karawane muss nicht lang sein, um 10 Punkte zu bringen, nur länger als die anderen ihrer Farbe.',
    },
  },
  figures: {
    riderHexes: {
      caption:
        'Auf den Feldern mit Haken darf ein Reiter beginnen, auch neben Wasser. Nicht auf oder neben der Palme, nicht auf dem Wasser, nicht auf oder neben einem anderen Reiter.',
      label:
        'Eine kleine Wüste mit einer Palme, einer Wasserstelle und einem Reiter. Die Felder auf und um Palme und Reiter und die Wasserstelle sind durchgekreuzt, andere haben einen Haken.',
    },
    camelHexes: {
      caption:
        'Wohin das nächste weiße Kamel von Rot darf: neben die weiße Karawane, auch auf das Wasser. Nicht auf die Palme, nicht auf das Kamel von Blau, nicht abseits der Karawane.',
      label:
        'Die weiße Karawane von Rot aus einem Reiter und einem Kamel. Freie Felder daneben haben einen Haken; die Palme, das Feld mit dem Kamel von Blau und entfernte Felder sind durchgekreuzt.',
    },
    distance: {
      caption:
        'Zwischen den weißen Kamelen von Rot und Blau bleibt ein Feld frei von Weiß: Das Kreuz läge neben beiden Karawanen.',
      label:
        'Eine weiße Karawane von Rot und eine von Blau, dazwischen ein Feld. Dieses Feld ist für Rot durchgekreuzt, die übrigen Felder neben der roten Karawane haben einen Haken.',
    },
    oasisOnce: {
      caption:
        'Die weiße Karawane von Rot hat die Palme erreicht und bekommt an den Kreuzen nichts mehr. Die rosa Karawane von Rot bekommt an einem Haken ihre eigenen 5 Punkte.',
      label:
        'Eine Palme. Die weiße Karawane von Rot berührt sie; zwei weitere Felder für Weiß sind durchgekreuzt. Der rosa Reiter von Rot steht in der Nähe, zwei Felder neben der Palme haben für Rosa einen Haken.',
    },
    areaClosed: {
      caption:
        'Die weiße Karawane von Rot reicht von Fels zu Fels. Das Gebiet links ist geschlossen: 5 Punkte für die Felder ohne Palme und noch 5 für die Oase.',
      label:
        'Eine weiße Mauer aus Kamelen von Rot vom oberen bis zum unteren Rand. Die sechs Felder links davon, eines mit einer Palme, sind in der Farbe von Rot getönt.',
    },
    twoCaravans: {
      caption: 'Dieselbe Mauer aus zwei Karawanen schließt nichts ein, obwohl beide Rot gehören.',
      label: 'Eine Mauer aus einem weißen und zwei rosa Kamelen von Rot. Die Felder dahinter sind durchgekreuzt.',
    },
    buildInside: {
      caption: 'Rot darf innen weiterbauen. Das Kamel kostet ein Feld, die fünf anderen bleiben eingeschlossen.',
      label:
        'Die weiße Mauer von Rot mit einem weiteren weißen Kamel im geschlossenen Gebiet. Die fünf übrigen Felder sind in der Farbe von Rot getönt.',
    },
    largestTie: {
      caption: 'Rot und Blau haben je drei weiße Kamele und bekommen je 5 Punkte. Grün hat zwei und geht leer aus.',
      label: 'Drei weiße Karawanen: drei Kamele von Rot, drei von Blau, zwei von Grün.',
    },
  },
  example: {
    heading: 'Ein Beispiel: Miras Punkte am Ende',
    rows: {
      water: { name: 'Wasser', what: 'Wasserstellen im Wert von 3, 3, 2 und 1' },
      oases: {
        name: 'Oasen',
        what: 'Ihre rosa Karawane hat drei Oasen erreicht, ihre blaue zwei: 5 mal 5',
      },
      caravans: {
        name: 'Karawanen',
        what: 'Sie hat die meisten grünen Kamele: 10. Bei Weiß liegt sie gleichauf mit Jonas vorn: 5',
      },
      areas: { name: 'Gebiete', what: 'Ein Gebiet aus acht Feldern, eines davon mit Palme' },
    },
    total: 'Summe',
  },
  rules,
  ours,
};
