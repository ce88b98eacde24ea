import { ours } from './ours.de.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.de.ts';

export const rulebook: RulebookWords = {
  title: 'Im Reich der Wüstensöhne',
  about: 'Ein Spiel von Klaus Teuber aus dem Jahr 2008 für zwei bis vier Personen.',
  chapters: {
    goal: {
      heading: 'Das Ziel',
      lead: 'Mit deiner Karawane ziehst du als Händler durch unbekanntes Land. Plättchen für Plättchen entdeckst du es, schickst deine Figuren in die Oasen und bringst Myrrhe, Weihrauch, Edelsteine und Salz nach Hause. Wer am Ende die wertvollsten Waren hat, gewinnt.',
    },
    land: {
      heading: 'Das Land',
      lead: 'Aus kleinen quadratischen Plättchen wachsen Wüste und Oasen zusammen. Achte auf die Linien: Braun heißt Wüste, Weiß heißt Oase.',
    },
    setUp: { heading: 'Der Aufbau', lead: 'All das geschieht von selbst, wenn ein Spiel beginnt.' },
    turn: {
      heading: 'Ein Zug',
      lead: 'Du ziehst deine Karawane, entdeckst ein Stück Land und schickst vielleicht eine Figur dorthin. Wird eine Oase vollständig, gibt es eine Wertung. Dann sind die anderen dran.',
    },
    moving: {
      heading: 'Die Karawane ziehen',
      lead: 'Wo deine Karawane ankommt, entdeckst du. Auf braunen Pfaden kommt sie weit; Oasen halten sie auf.',
    },
    exploring: {
      heading: 'Entdecken',
      lead: 'Von dem Feld aus, auf dem deine Karawane steht, entdeckst du ein neues Feld direkt daneben.',
    },
    figures: {
      heading: 'Die Figuren',
      lead: 'Du hast vier Figuren, große und kleine. Wer in einer Oase steht, wenn sie vollständig wird, bekommt etwas ab.',
    },
    oases: {
      heading: 'Vollständige Oasen',
      lead: 'Eine Oase ist vollständig, wenn ringsum nur noch Wüste liegt oder der Rand des Spielplans.',
    },
    scoring: {
      heading: 'Die Wertung einer Oase',
      lead: 'Jetzt zählt Größe. Die Figuren stellen sich auf, und von vorn an sucht sich jede ein Aktionsfeld aus.',
    },
    fields: {
      heading: 'Was ein Feld bietet',
      lead: 'Das Zeichen auf dem Aktionsfeld zeigt, was du bekommst: eine der vier Waren, ein Kamel, Wasser oder ein Gerücht.',
    },
    rumours: {
      heading: 'Gerüchte',
      lead: 'Mit Gerüchten bestimmst du mit, was die Waren wert sind, und weißt etwas, das die anderen nur ahnen.',
    },
    guide: { heading: 'Der Führer', lead: 'Hast du am Ende deines Zuges noch Wasser, kannst du weitermachen.' },
    end: { heading: 'Das Ende', lead: 'An der Zahl bei den Stapeln siehst du, wie lange das Spiel noch dauert.' },
    points: { heading: 'Die Punkte', lead: 'Nur Waren zählen, und nur die auf deinen Kamelen.' },
    questions: { heading: 'Fragen, die auftauchen', lead: 'Das brauchst du nur selten.' },
    tips: {
      heading: 'Drei Tipps',
      lead: 'Behalte einen Wasserstein: Ohne ihn muss deine höchste Figur nach Hause, wenn es darauf ankommt. Eine kleine Figur allein in einer kleinen Oase zahlt nichts und bekommt, was sie will. Und hol dir früh Kamele, denn vier Plätze sind bald voll.',
    },
  },
  figures: {
    land: {
      caption:
        'Die Karawane von Rot auf dem Startkreuz. Braune Pfade führen durch die Wüste, weiße in die grüne Oase. Das runde Zeichen ist ein Aktionsfeld mit Salz. Die Karte ringsum ist noch leer: Dort ist nichts entdeckt.',
      label:
        'Ein Stück des Startkreuzes mit der Karawane von Rot, daneben ein Plättchen mit einer Oase und einem Salzfeld. Die übrigen Felder sind unentdeckt.',
    },
    ways: {
      caption:
        'Rot darf auf jedes Feld mit Haken: auf braunen Linien oder zuletzt über eine weiße. Die Wüste rechts liegt hinter einer weißen Linie, dorthin führt nur der Kameltreiber. Das Feld von Blau ist besetzt.',
      label:
        'Die Karawane von Rot auf dem Startkreuz neben einer Oase aus drei Plättchen. Alle drei haben einen Haken. Ein Wüstenplättchen dahinter und das Feld mit der Karawane von Blau sind durchgekreuzt.',
    },
    fitting: {
      caption:
        'Rechts trifft Weiß auf Weiß: Das Plättchen passt. Links träfe Weiß auf Braun, dort muss es erst gedreht werden.',
      label:
        'Die Karawane von Rot auf dem Startkreuz. Dasselbe Salzplättchen wird rechts davon mit einem Haken gezeigt und links, gedreht, mit einem Kreuz.',
    },
    openOasis: {
      caption:
        'Rot und Blau haben je eine Figur in dieser Oase. Sie ist noch offen, denn unten führt eine weiße Linie weiter.',
      label: 'Eine Oase aus drei Plättchen mit Figur 16 von Rot und Figur 12 von Blau. Darunter ist nichts entdeckt.',
    },
    completeOasis: {
      caption:
        'Rot legt das letzte Plättchen und setzt Figur 6 darauf. Jetzt ist die Oase vollständig und wird gewertet: drei Figuren, drei Aktionsfelder.',
      label:
        'Dieselbe Oase mit einem vierten Plättchen darunter, hell beleuchtet. Ihre Felder bieten Salz, ein Kamel und ein Gerücht.',
    },
    edge: {
      caption: 'Auch diese Oase ist vollständig: Oben endet der Spielplan.',
      label: 'Eine Oase aus zwei Plättchen am oberen Rand des Spielplans.',
    },
    row: {
      caption:
        'Die Reihe zu dieser Oase. Die 16 von Rot mit dem Turban steht vorn, zahlt einen Wasserstein und wählt zuerst. Dann kommt die 12 von Blau, dann die 6 von Rot.',
      label: 'Drei Figuren in einer Reihe: die 16 von Rot mit dem Turban, die 12 von Blau, die 6 von Rot.',
    },
    signs: {
      caption: 'Von links nach rechts: Myrrhe, Weihrauch, Edelsteine, Salz, ein Kamel, ein Gerücht, Wasser.',
      label:
        'Sieben runde Zeichen: ein Krug mit Myrrhe, eine Schale mit Weihrauch, ein Edelstein, Salzblöcke, ein Kamel, eine Sprechblase für ein Gerücht, ein Wassertropfen.',
    },
    rumours: {
      caption:
        'Gerüchte bei Myrrhe und Weihrauch. Die beiden mit Zahlen kennt Rot; das zweite hat auch Blau gesehen. Das dritte kennt nur Blau.',
      label:
        'Ein Teil der Gerüchtetafel. Bei der Myrrhe liegen zwei Gerüchte, die Rot kennt, +3 und −1, beim Weihrauch eines, das Rot nicht kennt.',
    },
  },
  example: {
    heading: 'Ein Beispiel: Miras Punkte am Ende',
    rows: {
      myrrh: { name: 'Myrrhe', what: 'Zwei Marker und ein Gerücht von +1: 2 mal 5' },
      incense: { name: 'Weihrauch', what: 'Drei Marker, aber ein Gerücht von −1: 3 mal 3' },
      gem: { name: 'Edelsteine', what: 'Ein Marker, kein Gerücht: 4' },
      salt: { name: 'Salz', what: 'Zwei Marker, dazu Gerüchte von +2 und −1: 2 mal 5' },
    },
    total: 'Summe',
  },
  rules,
  ours,
};
