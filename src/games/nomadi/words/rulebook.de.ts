import { ours } from './ours.de.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.de.ts';

export const rulebook: RulebookWords = {
  title: 'Nomadi',
  about: 'Ein Spiel von Reinhold Wittig für zwei bis fünf Personen ab etwa zehn Jahren.',
  chapters: {
    goal: {
      heading: 'Das Ziel',
      lead: 'Durch diese Wüste kommt man nur gemeinsam. Alle Steine reisen in einer Karawane, vom Lager über die Schlucht zur Oase, und doch spielt jeder für sich: um Taler, um gute Karten, um den richtigen Augenblick. Haben drei Steine die Oase erreicht, gewinnt, wer die meisten Punkte hat.',
    },
    setUp: {
      heading: 'Der Aufbau',
      lead: 'Karten und Taler werden für euch ausgelegt. Nur die Steine setzt ihr selbst.',
    },
    turn: {
      heading: 'Ein Zug',
      lead: 'Sechs Würfel, sechsmal ziehen: So geht ein Zug, wenn du für jeden Würfel etwas findest.',
    },
    dice: {
      heading: 'Was die Würfel können',
      lead: 'Mit einer 1 wird gegangen, mit allem anderen gesprungen: immer über einen Stein weniger, als der Würfel zeigt.',
    },
    caravan: {
      heading: 'Eine Karawane',
      lead: 'Niemand bleibt zurück: Nach jedem einzelnen Würfel muss die Karawane aus einem Stück sein.',
    },
    leftOver: {
      heading: 'Übrige Würfel',
      lead: 'Oft passt der eine oder andere Würfel nirgends. Wer vorausdenkt, spart Taler.',
    },
    cards: {
      heading: 'Karten',
      lead: 'Unter einer Karte wartet kühles Wasser oder trockener Staub. Wer eine anbietet, darf flunkern.',
    },
    journey: {
      heading: 'Lager, Schlucht, Oase',
      lead: 'An drei Orten unterwegs geht es um Taler.',
    },
    end: { heading: 'Das Ende', lead: 'Mit dem dritten Stein unter den Palmen der Oase endet die Reise.' },
    points: { heading: 'Die Punkte', lead: 'Wer schnell ist, ist noch nicht reich: Es zählen Taler und Karten.' },
    options: { heading: 'Varianten', lead: 'Das lässt sich wählen, wenn du ein neues Spiel anlegst.' },
    questions: { heading: 'Was oft gefragt wird', lead: 'Selten nötig, aber gut zu wissen.' },
    tips: {
      heading: 'Drei Tipps',
      lead: 'Sieh dir alle sechs Würfel an, bevor du ziehst: Nutz zuerst, was bald nicht mehr passt, und heb dir die 1 für den Schluss auf, denn die passt fast immer. Schieb fremde Steine aus dem Lager und lass einen eigenen drin, denn der letzte bringt 5 Taler. Und lass keinen deiner Steine ganz hinten gehen: Der letzte über die Schlucht kostet dich 5.',
    },
  },
  figures: {
    board: {
      caption:
        'Die Reise: vom Lager unten rechts über die Schlucht zur Oase oben links. Die Karawane von Blau und Gelb steht kurz davor, hinüberzugehen.',
      label:
        'Der ganze Spielplan: unten rechts das Lager, oben links die Oase, quer durch die Mitte die Schlucht. Sechzehn Steine in zwei Farben hängen kurz vor der Schlucht zusammen, hier und da liegen Karten.',
    },
    oneStep: {
      caption:
        'Mit einer 1 darf der blaue Stein auf einen Haken: Dort berührt er die Karawane mit der Seite. An einem Kreuz stünde er allein oder träfe sie nur an einer Ecke.',
      label:
        'Zwei gelbe Steine und ein blauer in einer Reihe. Die schräg gelegenen Felder neben dem blauen, die die Reihe berühren, haben einen Haken, die übrigen ringsum sind durchgekreuzt.',
    },
    straight: {
      caption: 'Gerade Sprünge: mit der 2 über einen Stein, mit der 4 über drei, mit der 3 über zwei.',
      label:
        'Drei Reihen von Steinen. In jeder führt ein Bogen vom ersten Stein über einen, drei oder zwei andere auf das freie Feld dahinter.',
    },
    corner: {
      caption:
        'Mit der 5 geht es über vier Steine und dabei, wenn du willst, einmal um die Ecke. Mit der 6 ebenso über fünf.',
      label: 'Ein Bogen führt von einem blauen Stein über drei Steine, um eine Ecke und über einen vierten.',
    },
    gap: {
      caption:
        'Mit einer 2 kann der blaue Stein in die Lücke springen. Mit einer 4 darüber hinweg kann er nicht: Da fehlt ein Stein.',
      label:
        'Eine Reihe aus einem blauen Stein, einem gelben, einem freien Feld und noch einem gelben Stein. Das freie Feld hat einen Haken, das Feld hinter der Reihe ist durchgekreuzt.',
    },
    torn: {
      caption: 'Der blaue Stein hält beide Teile zusammen: Wohin er auch ginge, die Karawane würde zerreißen.',
      label: 'Ein blauer Stein zwischen zwei gelben Paaren. Die freien Felder um ihn herum sind durchgekreuzt.',
    },
    hemmedIn: {
      caption: 'Der blaue Stein ist eingeklemmt und kann nicht ziehen. Die anderen haben alle eine freie Seite.',
      label: 'Ein blauer Stein, um ihn vier gelbe. Er ist durchgekreuzt, die gelben haben einen Haken.',
    },
    cards: {
      caption:
        'Blau ist am Zug. Mit dem blauen Stein findet Blau die obere Karte und behält sie. Mit dem gelben kommt Blau zur Quelle, bekommt 2 Taler und muss Gelb die Karte anbieten.',
      label:
        'Eine Reihe von Steinen, darüber eine Karte, an ihrem Ende eine auf einer Quelle. Ein Bogen führt von einem blauen Stein zur oberen Karte, ein anderer von einem gelben über drei andere zur Quelle.',
    },
    canyon: {
      caption:
        'Der erste Sprung über die Schlucht: 5 Taler für den, der ihn macht. Auch über sie hinweg berühren sich die Steine.',
      label:
        'Vier Steine vor der Schlucht. Ein Bogen führt von einem von ihnen über einen anderen auf die andere Seite.',
    },
    oasis: {
      caption:
        'Mit einer 3 bringt Blau den zweiten Stein in die Oase. Es ist ein blauer, also gehören Blau alle 6 Taler.',
      label:
        'Der Rand der Oase, darin ein gelber Stein. Ein Bogen führt von einem blauen Stein über zwei gelbe in die Oase.',
    },
  },
  example: {
    heading: 'Ein Beispiel: Miras Punkte am Ende',
    rows: {
      purse: { name: 'Startgeld', what: 'Das bekommen alle zu Beginn' },
      finds: { name: 'Funde', what: 'Drei Karten zu je 1 Taler und eine Karte auf einer Quelle: 2' },
      canyon: { name: 'Schlucht', what: 'Sie hat den ersten Stein hinübergezogen' },
      goal: {
        name: 'Oase',
        what: 'Die Hälfte von 8 für Jonas’ Stein, den sie gezogen hat, und die Hälfte von 6 für ihren, den Jonas gezogen hat',
      },
      dice: { name: 'Ungenutzte Würfel', what: 'Vier Würfel, die nirgends gepasst haben' },
      cards: { name: 'Karten', what: '+3, +2 und eine −2, die Jonas ihr aufgeschwatzt hat' },
    },
    total: 'Summe',
  },
  rules,
  ours,
};
