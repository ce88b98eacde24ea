import { ours } from './ours.de.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.de.ts';

export const rulebook: RulebookWords = {
  title: 'Wüstenkönige',
  about: 'Ein Spiel von E. M. Tobies und H. N. Jenzowsky für zwei bis vier Personen.',
  chapters: {
    goal: {
      heading: 'Das Ziel',
      lead: 'Schick deine Kamele aus dem Palast zu den drei Oasen und hol heim, was dort wächst, brennt und fließt. Wer zuerst Feuer, Pflanzen und Wasser zu Hause hat, wird König der Wüste. Aber der Sand wandert, und die anderen wollen dasselbe wie du.',
    },
    setUp: {
      heading: 'Der Aufbau',
      lead: 'All das geschieht von selbst, wenn ein Spiel beginnt. Jedes Mal legt der Zufall eine neue Wüste aus.',
    },
    turn: {
      heading: 'Ein Zug',
      lead: 'Erst eine Karte, dann die Kamele, dann die Wüste. Bei Karte und Kamelen hast du die Wahl; die Wüste muss sich verändern.',
    },
    moving: {
      heading: 'Kamele bewegen',
      lead: 'Bleib auf einer Sorte Untergrund, dann kommst du weit. Jeder Wechsel kostet mehr, bergauf wie bergab.',
    },
    oases: {
      heading: 'Die Oasen',
      lead: 'Der Weg lohnt sich: Ein Kamel kommt an, und drei ziehen beladen weiter.',
    },
    palace: {
      heading: 'Der Palast',
      lead: 'Hier fangen alle an, und nur was hier ankommt, zählt.',
    },
    fights: {
      heading: 'Kämpfe',
      lead: 'In der Wüste darfst du angreifen, musst aber nie. Wer angreift, würfelt einmal: Niedrig ist gut, hoch ist schlecht.',
    },
    desert: {
      heading: 'Die Wüste verändern',
      lead: 'Am Ende jedes Zuges tut der Wind, was du willst. Ebne deinen eigenen Weg, oder verdirb ihn den anderen.',
    },
    burying: {
      heading: 'Verschüttet und freigelegt',
      lead: 'Wo kein Plättchen mehr liegt, wird es gefährlich: Im Tal kann ein Kamel verschüttet werden. Was es trug, ist aber nicht verloren.',
    },
    cards: {
      heading: 'Ereigniskarten',
      lead: 'Du bekommst sie in den Oasen, im Palast und als Trost, wenn du verschüttet wirst.',
    },
    events: {
      heading: 'Die neun Ereignisse',
      lead: 'Zeig auf eine Karte in deiner Hand, und sie sagt dir dasselbe in Kürze.',
    },
    end: {
      heading: 'Ausscheiden und Ende',
      lead: 'Meist ist Schluss, wenn jemand mit der dritten Warenart nach Hause kommt. Der Rest ist für seltene Fälle.',
    },
    points: {
      heading: 'Wer liegt vorn?',
      lead: 'In der Tabelle neben dem Spielplan siehst du, wer wie viele Arten und Waren hat.',
    },
    questions: { heading: 'Häufige Fragen', lead: 'Selten nötig, aber gut zu wissen.' },
    tips: {
      heading: 'Drei Tipps',
      lead: 'Schick nicht alle Kamele auf einmal los: Wer welche im Vorrat hat, bringt aus jeder Oase drei mit und ist für eine gewürfelte 1 gerüstet. Beende deinen Zug nicht in einem Tal, wenn dir jemand ein Plättchen auf den Kopf schieben kann. Und achte darauf, wo die anderen mit dem vorbeikommen, was dir fehlt: Ein Kampf nah am Palast erspart dir vielleicht eine lange Reise.',
    },
  },
  figures: {
    board: {
      caption:
        'Der Anfang zu zweit: Oben links im Palast stehen von jedem vier Kamele. Oben rechts liegt das Wasser, unten links liegen die Pflanzen, unten rechts das Feuer. Sandwellen sind Dünen, flacher Boden ist Ebene.',
      label:
        'Der ganze Spielplan zu Beginn: eine quadratische Wüste aus Dünen und Ebenen, in einer Ecke der Palast mit vier Kamelen von Rot und vier von Blau, in den drei anderen je eine Oase.',
    },
    costs: {
      caption: 'Von der Düne aus: 1 Punkt auf eine andere Düne und 2 auf eine Ebene oder ins Tal.',
      label:
        'Ein Kamel von Rot auf einer Düne, ringsum sechs Felder. An den drei Dünen steht eine 1; an zwei Ebenen und einem Tal steht eine 2.',
    },
    fullHex: {
      caption: 'Auf dem Feld mit dem Kreuz stehen drei Kamele. Es ist voll, der Weg führt außen herum.',
      label:
        'Ein Kamel von Rot. Das Feld rechts daneben mit drei Kamelen ist durchgekreuzt; die fünf anderen Felder ringsum haben einen Haken.',
    },
    oasisVisit: {
      caption:
        'Das Kamel von Rot ist am Wasser angekommen. Zwei aus dem Vorrat sind dazugekommen, alle drei tragen Wasser. Die Zahl sagt, wie viel die Oase noch hat.',
      label: 'Die Wasseroase in ihrer Ecke mit drei Kamelen von Rot, jedes mit Wasser, dazu die Zahl 9.',
    },
    palaceGate: {
      caption: 'Das Kamel mit dem Wasser darf in den Palast, das ohne Ladung nicht.',
      label:
        'Der Palast und daneben zwei Kamele von Rot: Das eine trägt Wasser und hat einen Haken, das andere trägt nichts und hat ein Kreuz.',
    },
    fight: {
      caption:
        'Rot hat das Feld von Blau betreten und darf angreifen. Bei 1, 2 oder 3 wechseln die Pflanzen den Besitzer.',
      label: 'Ein Kamel von Rot und eines von Blau auf demselben Feld. Das von Blau trägt Pflanzen.',
    },
    shifting: {
      caption:
        'Das Plättchen im Ring darf auf jedes Feld mit einem Haken, auch unter das Kamel von Rot; das wird dann hochgehoben. In den Palast darf es nicht. Das Plättchen, auf dem das Kamel steht, lässt sich nur umdrehen.',
      label:
        'Die Ecke mit dem Palast. Rings um ein gewähltes Plättchen daneben haben vier Felder einen Haken, auf einem steht ein Kamel von Rot; der Palast ist durchgekreuzt.',
    },
    inValley: {
      caption: 'Ein Kamel von Blau steht mit Feuer in einem kahlen Tal. Wer die Düne rechts daneben darauf schiebt …',
      label: 'Ein Kamel von Blau mit Feuer in einem Tal ohne Plättchen, umgeben von Dünen und Ebenen.',
    },
    buried: {
      caption: '… verschüttet es. Das Kamel ist wieder im Vorrat, und das Feuer liegt unter dem Plättchen.',
      label:
        'Wo das Kamel war, liegt eine Düne, darunter ist das Feuer zu sehen. Das Feld rechts daneben ist jetzt ein kahles Tal.',
    },
    lifted: {
      caption: 'Hätte es auf einem Plättchen gestanden, stünde es jetzt einfach höher.',
      label: 'Ein Turm aus zwei Plättchen, obenauf das Kamel von Blau mit dem Feuer.',
    },
    loose: {
      caption:
        'Links liegt Wasser offen da: Heb es auf. Rechts liegt das Feuer unter dem Plättchen: Da kommst du noch nicht heran.',
      label:
        'Zwei Kamele von Rot. Beim linken liegt Wasser auf dem Boden, mit Haken; beim rechten liegt Feuer unter dem Plättchen, durchgekreuzt.',
    },
    calf: {
      caption: 'Schwangeres Kamel: Das junge kommt auf ein Feld mit Haken oder auf das Feld des Kamels selbst.',
      label:
        'In der Mitte ein Kamel von Rot. Die achtzehn Felder bis zu zwei Schritte weit haben einen Haken, einige dahinter sind durchgekreuzt.',
    },
  },
  example: {
    heading: 'Ein Beispiel: Mira nach der letzten Runde',
    rows: {
      kinds: { name: 'Warenarten', what: 'Sie hat Wasser und Feuer heimgebracht, aber keine Pflanzen' },
      goods: { name: 'Waren', what: 'Dreimal Wasser und zweimal Feuer' },
    },
  },
  rules,
  ours,
};
