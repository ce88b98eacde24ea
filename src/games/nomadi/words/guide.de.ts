import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Willkommen, Nomade! Vom Lager unten rechts zieht die Karawane über die Schlucht zur Oase oben links. Du bist Blau, gegen dich spielt Gelb, und doch reisen alle eure Steine in einer einzigen Karawane.',
  },
  place: {
    say: 'Zuerst werden die Steine im Lager aufgestellt, abwechselnd und einer nach dem anderen. Setz einen von deinen auf ein markiertes Feld.',
    done: 'So geht es weiter, bis alle sechzehn Steine stehen.',
  },
  tearTry: {
    say: 'Alle Steine stehen, und du hast gewürfelt: eine 1, eine 2, eine 3, eine 4, eine 5 und eine 6! Mit jedem Würfel ziehst du einen Stein. Mit der 1 geht er ein Feld weit. Probier das markierte Feld!',
    done: 'Der Stein stünde ganz allein. Nach jedem Würfel müssen sich alle Steine Seite an Seite berühren. Eine Ecke reicht nicht.',
  },
  step: {
    say: 'Mit der 1 geht es aber auch schräg. Zieh den Stein auf das markierte Feld, dort berührt er die Karawane.',
    done: 'Gut gemacht. Die 1 ist jetzt verbraucht.',
  },
  jump: {
    say: 'Mit einer 2, 3 oder 4 springt ein Stein geradeaus über andere: mit der 2 über einen, mit der 3 über zwei, mit der 4 über drei. Spring mit der 3!',
    done: 'Über zwei Steine hinweg auf das freie Feld gleich dahinter. In der Reihe darf keine Lücke sein.',
  },
  foreign: {
    say: 'Mit einer 5 springt ein Stein über vier andere, mit einer 6 über fünf, und dabei darf er einmal um die Ecke. Du darfst jeden Stein ziehen, auch die von Gelb! Bring diesen hier auf die Karte.',
    done: 'Du hast die Karte gefunden, egal wem der Stein gehört: 1 Taler für dich.',
  },
  offer: {
    say: 'Die Karte ist +2 wert, und das siehst nur du. Aber es war ein Stein von Gelb, also musst du Gelb die Karte anbieten, unbesehen. Sag darüber, was du willst. Es muss nicht stimmen!',
    done: 'Mal sehen, was Gelb davon hält.',
  },
  rest: {
    say: 'Gelb traut dir nicht: Die Karte gehört dir. Drei Würfel sind übrig. Mit der 6 zieht der gelbe Stein aus der Ecke; dann such dir aus, wer mit der 2 springt.',
    done: 'Die 4 passt jetzt nirgends mehr: Das kostet dich 1 Taler, und dein Zug ist vorbei. Überleg dir also gut, in welcher Reihenfolge du die Würfel nutzt!',
  },
  spring: {
    say: 'Wir springen zu deinem nächsten Zug. Die Karte vor deiner Karawane liegt auf einer Quelle und bringt sofort 2 Taler. Spring mit der 2 dorthin!',
    done: '2 Taler. Und diesmal war es dein eigener Stein.',
  },
  keep: {
    say: 'Darum behältst du die Karte und sagst nichts: Es ist eine +2. Die fünf besten Karten liegen auf den Quellen. In der Wüste halten sich gute bis +2 und schlechte bis −2 die Waage.',
  },
  answer: {
    say: 'Ein paar Züge später ist das Lager leer. Der letzte Stein darin war gelb, das gab 5 Taler. Jetzt hat Gelb deinen Stein auf eine Karte gezogen und sagt: „Ein Schatz, bei meinem Bart!“ Sei mutig und nimm sie!',
    done: 'Jetzt klopft das Herz. Was es wohl ist?',
  },
  bluff: {
    say: 'Eine −1! Gelb hat dich hereingelegt. Sie zählt für den, der sie am Ende hat. Schau dir also gut an, wer dir da was anbietet.',
  },
  canyon: {
    say: 'Die Karawane steht an der Schlucht. Wer den ersten Stein hinüberzieht, bekommt 5 Taler. Spring also mit der 2 hinüber! Einen Weg zurück gibt es nicht.',
    done: 'Als Erster drüben: 5 Taler! Die 6 passt nirgends mehr, dafür geht 1 ab. Wessen Stein später als letzter hinübergeht, der zahlt 5.',
  },
  score: {
    say: 'Noch ein Sprung, ans Ende. Zwei Steine sind in der Oase: Der erste brachte 8 Taler, der zweite 6. Wer zieht und wem der Stein gehört, die teilen sich das. Mit den Karten führst du 15 zu 11.',
  },
  last: {
    say: 'Der dritte Stein in der Oase bringt 4 Taler und beendet das Spiel. Spring mit deinem eigenen hinein, dann gehören dir alle 4!',
    done: 'Geschafft! Das Spiel ist sofort aus, die übrigen Würfel kosten nichts. Jetzt werden alle Karten aufgedeckt.',
  },
  finish: {
    say: 'Du gewinnst mit 19 zu 11! Taler und Karten zusammen sind deine Punkte. Jetzt weißt du alles Nötige. Der Rest kommt beim Spielen.',
  },
};
