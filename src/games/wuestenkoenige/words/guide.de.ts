import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Willkommen in der Wüste! In einer Ecke steht der Palast, in den anderen liegen drei Oasen: Feuer, Pflanzen und Wasser. Wer zuerst Waren aus allen dreien heimbringt, gewinnt. Du bist Rot, gegen dich spielt Blau.',
  },
  card: {
    say: 'Ihr habt beide schon einmal gezogen, jetzt bist du dran. Ein Zug hat drei Schritte: Karte, Kamele, Wüste. Fang mit einer Karte an: Spiel die Kamelwanderung, sie bringt dir vier Bewegungspunkte mehr.',
    done: 'Sechs Punkte hast du in jedem Zug. Mit der Kamelwanderung sind es jetzt zehn.',
  },
  walk: {
    say: 'Nun die Kamele. Drück auf dein Kamel in der Wüste und dann auf das markierte Feld neben der Wasseroase. Die Zahlen sagen, was der Weg kostet.',
    done: 'Ein Schritt von Düne zu Düne kostet 1, denn der Untergrund bleibt gleich. Von Düne zu Ebene kostet er 2, und zurück auch. Zusammen waren das 4.',
  },
  oasis: {
    say: 'Noch ein Schritt, hinein in die Oase! Hinein oder hinaus kostet immer 1.',
    done: 'Dein Kamel hat Wasser geladen. Zwei weitere Kamele sind aus deinem Vorrat dazugekommen, auch mit Wasser. Und du darfst eine Karte ziehen.',
  },
  leave: {
    say: 'Fünf Punkte hast du noch. Führ eines der drei wieder aus der Oase hinaus, auf das markierte Feld.',
    done: 'Die anderen zwei können warten: In einer Oase kämpft niemand.',
  },
  oasisTry: {
    say: 'Lust auf eine zweite Portion Wasser? Versuch, mit demselben Kamel gleich wieder in die Oase zu gehen!',
    done: 'Das geht also nicht, und der Spielplan sagt dir, warum. So macht er es auch im richtigen Spiel.',
  },
  back: {
    say: 'Dann eben nach Hause! Führ es zurück Richtung Palast, so weit die Punkte reichen.',
    done: 'Das war der letzte Punkt. Was am Ende eines Zuges übrig ist, würde verfallen.',
  },
  desert: {
    say: 'Der dritte Schritt: die Wüste verändern. Du darfst irgendein Plättchen umdrehen oder auf ein Feld daneben schieben. Stell am Palast eine kleine Falle: Drück auf das markierte Plättchen, dann auf das markierte Feld darunter.',
    done: 'Dort steht jetzt ein Turm, zwei Plättchen hoch. Und wo das Plättchen lag, siehst du ein kahles Tal, einen eigenen Untergrund. Merk dir die Stelle!',
  },
  deliver: {
    say: 'Schau, Blau ist in dein Tal gelaufen! Aber eins nach dem anderen: Drück „Keine Karte spielen“, dann führ dein Kamel mit dem Wasser heim in den Palast.',
    done: 'Das Wasser liegt offen vor dir: deine erste Warenart! Für jede Ware, die du heimbringst, ziehst du eine Karte.',
  },
  bury: {
    say: 'Drei Punkte sind noch übrig, aber deine Kamele dürfen ruhen: Drück „Keine Schritte mehr“. Jetzt deine Falle! Schieb ein Plättchen auf das Tal, in dem das Kamel von Blau steht.',
    done: 'Verschüttet! Das Kamel geht zurück in den Vorrat von Blau, und Blau darf dafür eine Karte ziehen. Das passiert nur im Tal: Wer auf einem Plättchen steht, wird hochgehoben.',
  },
  fight: {
    say: 'Wir springen zwei Runden weiter. Blau kommt mit Pflanzen zurück, direkt an deinem Tor vorbei: deine Chance! Spiel keine Karte, schick ein Kamel aus dem Palast auf das Feld von Blau und greif an.',
    done: 'Der Würfel entscheidet. 1 bis 3 ist gut für dich, bei 4 passiert nichts, bei 5 müsstest du eine Ware hergeben, und bei 6 geht dein Kamel heim. Weiter, und er rollt!',
  },
  robbed: {
    say: 'Eine 2! Das Kamel von Blau muss deinem eine Ware geben, die Pflanzen. Schnell damit zurück in den Palast.',
    done: 'In einem Zug erbeutet und heimgebracht: deine zweite Warenart!',
  },
  score: {
    say: 'Hier siehst du, wer vorn liegt. Zuerst zählen die Warenarten; einzelne Waren entscheiden nur bei Gleichstand. Du hast zwei Arten, Blau noch keine. Dir fehlt nur noch Feuer.',
  },
  last: {
    say: 'Noch ein Sprung: Eines deiner Kamele war in der Feueroase und ist fast zu Hause. Spiel keine Karte und führ es in den Palast!',
    done: 'Feuer, Pflanzen und Wasser: Alle drei sind da. Das Spiel ist sofort aus.',
  },
  finish: {
    say: 'Du gewinnst! Was die anderen Karten können, sagt dir jede selbst, wenn du auf sie zeigst. Der Rest kommt beim Spielen.',
  },
};
