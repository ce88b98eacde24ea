import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Willkommen in der Wüste! Palmen sind Oasen, runde Teiche sind Wasserstellen, und ringsum liegen Felsen. Du bist Rot, gegen dich spielt Blau.',
  },
  riderTry: {
    say: 'Zuerst kommen die Reiter: Wo sie stehen, beginnen deine Karawanen. Nicht jedes Feld ist erlaubt. Probier eines der markierten Felder neben der Palme!',
    done: 'Das geht also nicht, und der Spielplan sagt dir, warum. So macht er es auch im richtigen Spiel.',
  },
  firstRider: {
    say: 'Jetzt ein erlaubtes Feld: Setz deinen Reiter auf dem rosa Kamel auf ein markiertes Feld. In der Nähe gibt es viel Wasser.',
    done: 'Ein guter Platz, mit Wasser in der Nähe und Raum zum Wachsen.',
  },
  secondRider: {
    say: 'Jetzt dein zweiter Reiter: Wähl eine Kamelfarbe für ihn und dann ein markiertes Feld.',
    done: 'So setzen alle fünf Reiter ein, auf jeder Kamelfarbe einen.',
  },
  midgame: {
    say: 'Wir springen voraus: Alle Reiter stehen, die ersten Kamele sind gesetzt. Was hervorgehoben ist, gehört dir. Jede Farbe ist eine eigene Karawane.',
  },
  water: {
    say: 'In jedem Zug setzt du zwei Kamele, immer neben deine eigenen Kamele derselben Farbe. Führ Rosa zum Wasser: ein Kamel auf dem Weg, eines auf der Wasserstelle.',
    done: 'Das Wasser gehört dir: 3 Punkte.',
  },
  oasis: {
    say: 'Du bist wieder am Zug. Setz ein rosa Kamel neben die Palme, dann hat deine Karawane die Oase erreicht.',
    done: '5 Punkte! Diese Karawane bekommt sie hier nur einmal, aber auch deine anderen Karawanen können herkommen.',
  },
  camelTry: {
    say: 'Ein Kamel hast du in diesem Zug noch. Versuch, ein weißes direkt neben die weiße Karawane von Blau zu setzen!',
    done: 'So kannst du anderen auch den Weg zu einer Oase abschneiden.',
  },
  otherColour: {
    say: 'Lass Weiß also auf der anderen Seite wachsen, auf einem markierten Feld. Die zwei Kamele eines Zuges dürfen verschiedene Farben haben.',
    done: 'Vier weiße Kamele gegen drei von Blau: Jetzt liegst du vorn. Die meisten Kamele einer Farbe bringen am Ende 10 Punkte, bei Gleichstand je 5.',
  },
  area: {
    say: 'Deine rosa Karawane hat eine Ecke der Wüste fast abgeriegelt. Noch zwei rosa Kamele, von Fels zu Fels, und sie gehört dir.',
    done: 'Geschlossen! Jedes der fünf Felder zählt 1 Punkt, das Wasser darin gehört dir sofort, und niemand sonst kommt mehr hinein.',
  },
  score: {
    say: 'Deine Punkte kommen aus vier Quellen: Wasser, Oasen, Karawanen und Gebiete. Was sicher ist, gehört dir; die letzte Zahl zählt auch die Karawanen, so als wäre das Spiel jetzt zu Ende.',
  },
  lastCamel: {
    say: 'Noch ein Sprung, ans Ende. Blau liegt 4 Punkte vorn, aber es gibt nur noch ein rosa Kamel. Wer es setzt, beendet das Spiel sofort: Setz es!',
    done: 'Das war das letzte rosa Kamel. Das Spiel ist aus, mitten in deinem Zug.',
  },
  largest: {
    say: 'Sieh dir Rosa an: Blau und du habt je 12 Kamele, also bekommt jeder von euch 5 Punkte. In jeder anderen Farbe bekommt 10, wer mehr Kamele hat.',
  },
  finish: {
    say: 'Du gewinnst mit 82 zu 76! Jetzt weißt du alles Nötige. Der Rest kommt beim Spielen.',
  },
};
