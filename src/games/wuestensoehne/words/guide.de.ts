import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Willkommen! Bekannt ist nur dieses Kreuz aus Wegen, der Rest des Landes wartet auf dich. Du bist Rot und beginnst oben, Blau unten. Wer die wertvollsten Waren nach Hause bringt, gewinnt.',
  },
  move: {
    say: 'Jeder Zug beginnt mit deiner Karawane. Braune Linien sind Wüstenpfade: Auf ihnen gehst du, so weit du willst. Zieh auf das markierte Feld!',
    done: 'Sehr gut. Von hier führen Pfade ins Unbekannte.',
  },
  draw: {
    say: 'Jetzt wird entdeckt. Zieh ein Plättchen!',
    done: 'Mal sehen, was du entdeckt hast.',
  },
  lay: {
    say: 'Eine Oase mit Salz! Wähl einen der zwei Plätze. Wähl ihn noch einmal, um das Plättchen zu drehen, dann leg es an. Weiße Linien müssen auf weiße treffen, braune auf braune.',
    done: 'Deine Karawane ist gleich auf das neue Plättchen gezogen.',
  },
  figure: {
    say: 'Auf deinem Plättchen ist eine Oase, also darfst du eine Figur hineinschicken. Such dir eine von deinen vier aus. Die Zahl ist ihre Höhe: Hohe wählen später zuerst.',
    done: 'Dort wartet sie, bis die Oase vollständig ist.',
  },
  end: {
    say: 'Für einen Wasserstein gäbe dir der Führer einen Bonuszug. Du hast nur zwei, also behalte sie und beende deinen Zug.',
    done: 'Jetzt ist Blau dran.',
  },
  whiteTry: {
    say: 'Wir springen ein paar Züge weiter. Deine 16 und die 2 von Blau stehen jetzt in derselben Oase. Weiße Linien halten Karawanen auf: Hinter der ersten ist dein Weg zu Ende. Versuch, weiter zu kommen, auf das markierte Feld!',
    done: 'Das ist also zu weit, und der Spielplan sagt dir, warum. So macht er es auch im richtigen Spiel.',
  },
  driver: {
    say: 'Der Kameltreiber kennt den Weg. Wähl das Feld noch einmal und bezahl ihn mit einem Wasserstein.',
    done: 'Er führt dich über so viele weiße Linien, wie du willst.',
  },
  own: {
    say: 'Du hast noch ein Plättchen, das beim Ziehen nicht gepasst hat. Hier passt es! Wähl es in deiner Auslage und leg es auf das markierte Feld.',
    done: 'Sieh mal: Keine weiße Linie dieser Oase führt mehr ins Unbekannte. Sie ist vollständig!',
  },
  second: {
    say: 'Bevor gewertet wird, darfst du noch eine Figur setzen. Schick deine 6: Sie ist höher als die 2 von Blau und kommt vor ihr dran.',
    done: 'Jetzt stehen drei Figuren in der Oase, zwei davon gehören dir.',
  },
  score: {
    say: 'Nun wird die Oase gewertet: Wähl sie aus. Die Figuren stellen sich der Größe nach auf. Deine 16 steht vorn, zahlt einen Wasserstein und wählt zuerst. Nimm den Edelstein!',
    done: 'Der Edelstein liegt auf deinem Kamel. Eine Ware ist 4 Punkte wert.',
  },
  rumour: {
    say: 'Als Nächste in der Reihe kommt deine 6. Salz wären noch einmal 4 Punkte. Aber nimm das Gerücht: Es kann ändern, was Waren wert sind.',
    done: 'Du ziehst jetzt ein Gerücht. Nur du wirst es sehen.',
  },
  put: {
    say: 'Es ist +3! Leg es auf der Gerüchtetafel zu den Edelsteinen. Dann ist jeder Edelstein 3 Punkte mehr wert, und Blau weiß nichts davon.',
    done: 'Dein Edelstein ist jetzt 7 Punkte wert. Blau sieht das Gerücht, aber nicht die Zahl.',
  },
  worth: {
    say: 'Alle Figuren sind wieder zu Hause. Der Turban, das weiße Tuch auf deiner 16, ist zur höchsten Figur von Blau gewandert: Wer ihn trägt, steht immer ganz vorn. Am Ende zählen nur Waren.',
  },
  last: {
    say: 'Wir springen zum allerletzten Zug. Alle Plättchen sind gezogen, und Blau führt mit 27 zu 23. Mach alles selbst: Karawane, Plättchen, Figur, Wertung. Was markiert ist, zeigt dir den Weg. Hol dir den Edelstein!',
    done: 'Allein in der Oase musste deine Figur nichts zahlen. Jetzt werden die Gerüchte aufgedeckt.',
  },
  finish: {
    say: 'Auch Blau hatte ein Geheimnis: −1 bei den Edelsteinen. Trotzdem gewinnst du mit 28 zu 26! Jetzt weißt du alles Nötige. Der Rest kommt beim Spielen.',
  },
};
