import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Das Ziel',
    points: [
      'Entdecke das Land, schick Figuren in die Oasen und komm mit der wertvollsten Ladung heim. Myrrhe, Weihrauch, Edelsteine und Salz sind je 4 wert, und Gerüchte ändern das.',
    ],
  },
  setUp: {
    heading: 'Der Aufbau',
    points: [
      'Bekannt ist nur das Kreuz in der Mitte. Die Plättchen liegen in fünf Stapeln, die nacheinander gezogen werden; zu zweit bleibt der erste in der Schachtel.',
      'Alle haben zwei Kamele, zwei Wassersteine, vier verschieden hohe Figuren* und ein Plättchen, das offen liegt. Die Karawanen beginnen an den Enden des Kreuzes.',
      'Die höchste Figur von der Person, die beginnt, trägt den Turban.',
    ],
  },
  turn: {
    heading: 'Dein Zug',
    points: [
      'Ziehen: Deine Karawane geht auf den Linien durch entdecktes Land, über braune so weit du willst. Die erste weiße Linie beendet den Weg auf dem Feld dahinter. Nicht auf ein Feld mit einer anderen Karawane.',
      'Entdecken, wo eine Linie offen ist: Zieh ein Plättchen, leg ein eigenes oder schick den Kundschafter. Was gezogen wird und passt, muss gelegt werden; was nicht passt, kommt in deine Auslage, die drei fasst.',
      'Gelegt wird neben deine Karawane, gedreht wie du willst; Linien, die sich treffen, haben dieselbe Farbe. Deine Karawane zieht darauf. Nach einem Plättchen nur mit Wüste ziehst und entdeckst du noch einmal.',
      'Figur: Nach einem Plättchen mit Oase darfst du eine Figur daraufsetzen, oder stattdessen eine eigene zurücknehmen.',
      'Werten: jede Oase, die das Plättchen vollendet hat, wenn Figuren darin stehen.',
    ],
  },
  oases: {
    heading: 'Eine Oase ist vollendet,',
    points: [
      'wenn keine ihrer weißen Linien offen ist; der Rand des Spielplans schließt sie. Ihre Figuren stellen sich auf, die höchste vorn, die mit dem Turban vor allen.',
      'Ab zwei Figuren zahlt, wem die vorderste gehört, einen Wasserstein; ohne Wasser verlässt sie die Reihe.',
      'Eine nach der anderen nimmt ein freies Aktionsfeld der Oase. Dann gehen alle heim, und der Turban, wenn er dabei war, wandert nach links.',
    ],
  },
  fields: {
    heading: 'Aktionsfelder',
    points: [
      'Ware: auf einen freien Platz eines Kamels; jedes trägt zwei. Kamel: eines mehr. Wasser: vier Steine.*',
      'Gerücht: Zieh eines von sechs (+3, +2, +1, −1, −1, −2),* sieh es allein an und leg es verdeckt neben eine Ware. Liegen alle, sieh eines an und lass es liegen oder nimm es weg.',
    ],
  },
  water: {
    heading: 'Ein Wasserstein bezahlt',
    points: [
      'den Kameltreiber: Deine Karawane überquert beliebig viele weiße Linien. Den Kundschafter: Leg ein passendes Plättchen von jemand anderem, wer beraubt ist, darf neu ziehen. Den Führer: einen zweiten Zug nach deinem.',
    ],
  },
  end: {
    heading: 'Das Ende',
    points: [
      'Ist das letzte Plättchen gezogen, wird der Zug zu Ende gespielt, dann haben alle noch einen.* Auch nach fünf Runden ohne Plättchen ist Schluss.*',
      'Die Gerüchte werden aufgedeckt. Die wertvollste Ladung gewinnt, dann die meisten Wassersteine; dann wird der Sieg geteilt.',
    ],
  },
};
