import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'DW-SEATS-1': 'Zwei bis fünf können mitspielen. Gezogen wird reihum in der Reihenfolge der Plätze, Runde für Runde.',
  'DW-BOARD-1':
    'Zu viert und zu fünft spielt ihr auf der ganzen Wüste. Zu zweit und zu dritt bleibt ihr auf dem größeren Teil vor der dunklen Linie; die Linie ist dann ein Rand wie jeder andere.',
  'DW-BOARD-2': 'Die Felsen rings um die Wüste und mitten darin sind keine Felder: Dort steht niemals etwas.',
  'DW-BOARD-3': 'Jede Wüste, die hier ausgelegt wird, hat Platz für alle Reiter, wo auch immer die Palmen stehen.',
  'DW-ORDER-1':
    'Alles der Reihe nach: erst Palmen und Wasser, dann die Reiter, dann die Kamele. Zu fünft geben vor den Reitern alle noch eine Farbe zurück.',
  'DW-PALM-1': 'Fünf Palmen kommen zufällig auf Felder, die ein Palmenzeichen tragen. Jede Palme ist eine Oase.',
  'DW-PALM-2':
    'Palmen von den Spielenden: Ihr setzt die fünf Palmen selbst, reihum je eine, angefangen beim ersten Platz. Danach geht es wieder dort weiter.',
  'DW-WATER-1':
    'Auf jeden Kreis und auf jedes Palmenzeichen ohne Palme kommt offen eine zufällig gezogene Wasserstelle: Es gibt je 15 mit dem Wert 1, 2 und 3. Was übrig ist, bleibt in der Schachtel.',
  'DW-SUPPLY-1':
    'Von jeder Farbe gibt es 34 Kamele. Alle nehmen sich davon je eins für ihre Reiter; zu zweit kommen je Farbe weitere 10 in die Schachtel, zu dritt 5. So liegen von jeder Farbe zu zweit 22 im Vorrat, zu dritt 26, zu viert 30 und zu fünft 29.',
  'DW-RETURN-1':
    'Zu fünft geben alle vor dem Einsetzen der Reiter eine Kamelfarbe zurück, und zwar jeder eine andere. Nimm eine Farbe, die noch niemand zurückgegeben hat.',
  'DW-RETURN-2':
    'Die Farbe, die du zurückgegeben hast, fehlt dir im Spiel: Du hast vier Reiter und vier Karawanen, und dieses Kamel bleibt in der Schachtel.',
  'DW-RIDER-1': 'Reihum setzen alle je einen Reiter ein, fünf Runden lang; zu fünft sind es vier.',
  'DW-RIDER-2':
    'Jeder deiner Reiter sitzt auf einem Kamel anderer Farbe. Wer schon in der Wüste steht, wird nicht noch einmal eingesetzt.',
  'DW-RIDER-3': 'Auf einer Wasserstelle beginnt kein Reiter.',
  'DW-RIDER-4': 'Auf einer Palme beginnt kein Reiter.',
  'DW-RIDER-5': 'Ein Reiter braucht ein Feld für sich: Hier steht schon jemand.',
  'DW-RIDER-6': 'Neben einer Palme beginnt kein Reiter: Die sechs Felder um sie herum bleiben frei von Reitern.',
  'DW-RIDER-7':
    'Neben einem anderen Reiter beginnt kein Reiter, gleich welcher Farbe und wem er gehört. Mindestens ein Feld liegt dazwischen.',
  'DW-RIDER-8': 'Direkt neben einer Wasserstelle lässt es sich gut beginnen.',
  'DW-RIDER-9':
    'In der ersten Runde der Reiter nehmen alle eine Kamelfarbe, die in dieser Runde noch niemand eingesetzt hat, solange sie eine solche haben.',
  'DW-TURN-1': 'In deinem Zug setzt du zwei Kamele, beide von einer Farbe oder von zwei verschiedenen.',
  'DW-TURN-2':
    'In der ersten Runde der Kamele setzen die beiden Ersten nur je ein Kamel; zu zweit gilt das nur für den ersten Platz. Anzufangen ist Vorteil genug.',
  'DW-TURN-3': 'Solange du ein Kamel setzen kannst, musst du es auch. Nur wer keines mehr setzen kann, passt.',
  'DW-TURN-4': 'Passen beendet den Zug, auch nach dem ersten deiner beiden Kamele.',
  'DW-CAMEL-1': 'Ein Kamel braucht ein Feld ohne Kamel. Eine Wasserstelle darauf stört nicht, im Gegenteil.',
  'DW-CAMEL-2': 'Ein Kamel darf neben einer Palme stehen, aber nie auf ihr.',
  'DW-CAMEL-3':
    'Ein neues Kamel kommt neben ein Kamel derselben Farbe aus deiner eigenen Karawane; das mit dem Reiter zählt dazu.',
  'DW-CAMEL-4':
    'Ein Kamel darf nicht neben einem Kamel derselben Farbe stehen, das jemand anderem gehört. Zwischen zwei solchen Karawanen bleibt immer ein Feld ohne diese Farbe.',
  'DW-CAMEL-5': 'Kamele anderer Farben stören nicht: Du darfst direkt daneben setzen, ob sie dir gehören oder nicht.',
  'DW-CAMEL-6': 'So hast du von jeder Farbe genau eine Karawane, und alle ihre Kamele hängen zusammen.',
  'DW-WATER-2': 'Setzt du ein Kamel auf eine Wasserstelle, gehört sie dir: 1, 2 oder 3 Punkte.',
  'DW-OASIS-1':
    'Steht das erste Kamel einer Karawane neben einer Palme, hat sie diese Oase erreicht. Das sind 5 Punkte für dich.',
  'DW-OASIS-2': 'Weitere Kamele derselben Karawane neben derselben Palme bringen nichts mehr.',
  'DW-OASIS-3': 'Dieselbe Karawane kann zu anderen Oasen weiterziehen und bekommt für jede 5 Punkte.',
  'DW-OASIS-4': 'Erreichst du dieselbe Oase mit einer anderen deiner Karawanen, gibt es noch einmal 5 Punkte.',
  'DW-OASIS-5':
    'Auch die anderen können dieselbe Oase erreichen, sogar mit Kamelen derselben Farbe. Die Punkte gehen nie aus.',
  'DW-AREA-1':
    'Ein Gebiet sind zusammenhängende Felder ohne Kamele. Es ist eingeschlossen, wenn alle Kamele daneben zu ein und derselben Karawane gehören.',
  'DW-AREA-2':
    'Felsen helfen mit: Der Rand der Wüste und das Massiv in der Mitte schließen ein Gebiet genauso wie Kamele.',
  'DW-AREA-3': 'Es geht aber auch ohne Felsen: Ein Ring aus Kamelen schließt ein Gebiet ebenso ein.',
  'DW-AREA-4': 'Zwei Karawanen schließen ein Gebiet nie gemeinsam ein, auch nicht zwei von dir.',
  'DW-AREA-5': 'Ein einziges anderes Kamel im Gebiet oder daneben macht es zunichte, egal wem es gehört.',
  'DW-AREA-6':
    'Palmen und Wasserstellen gehören zum Gebiet. Eine Palme ist keine Mauer: Das Gebiet geht hinter ihr weiter.',
  'DW-AREA-7': 'Alles Wasser in einem Gebiet, das du einschließt, gehört dir sofort.',
  'DW-AREA-8':
    'Jede Oase in einem eingeschlossenen Gebiet bringt sofort 5 Punkte, es sei denn, diese Karawane hatte sie schon erreicht.',
  'DW-AREA-9':
    'Niemand sonst kommt mehr hinein. Du selbst kannst mit der Karawane ringsum dort weiterbauen, doch jedes Kamel darin kostet dich den Punkt seines Feldes.',
  'DW-SEALED-1':
    'Niemand baut darin: Ein umschlossenes Gebiet bleibt, wie es ist. Auch die Karawane ringsum darf dort kein Kamel mehr setzen.',
  'DW-AREA-10':
    'Gebiete zählen, sobald der letzte Reiter steht. Eine Ecke, die ein Reiter ganz allein abschließt, gehört ihm von da an.',
  'DW-END-1':
    'Das Spiel endet sofort, wenn von einer Farbe das letzte Kamel gesetzt ist, auch mitten im Zug. Dieses Kamel bringt noch sein Wasser, seine Oasen und sein Gebiet.',
  'DW-END-2': 'Es endet auch sofort, wenn niemand mehr ein Kamel setzen kann.',
  'DW-END-3': 'Das Spiel ist vorbei, jetzt bewegt sich nichts mehr.',
  'DW-SCORE-1': 'Wasser: der Wert deiner Wasserstellen, je 1 bis 3 Punkte.',
  'DW-SCORE-2': 'Oasen: je 5 Punkte für jedes Mal, dass eine deiner Karawanen eine Oase erreicht hat.',
  'DW-SCORE-3':
    'Größte Karawanen: Wer von einer Farbe die meisten Kamele hat, bekommt 10 Punkte, und das in jeder Farbe. Das Kamel des Reiters zählt mit.',
  'DW-SCORE-4': 'Haben mehrere die meisten Kamele einer Farbe, bekommt jeder von ihnen 5 Punkte und niemand 10.',
  'DW-SCORE-5': 'Wer von einer Farbe kein Kamel hat, geht bei ihr leer aus.',
  'DW-SCORE-6': 'Gebiete: 1 Punkt für jedes Feld, das du eingeschlossen hast, außer denen mit Palme.',
  'DW-SCORE-7': 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.',
  'DW-SCORE-8':
    'Während des Spiels steht, was sicher ist, neben dem, was es wäre, wenn jetzt Schluss wäre: Da zählen auch die größten Karawanen mit, und die können noch wechseln.',
  'DW-CHIPS-1':
    'Verdeckt, wie in der Schachtel: Die anderen sehen, wie viele Chips du gesammelt hast, ihren Wert aber erst am Ende. Auch unter „Was geschah“ steht er nicht. Offen: Alle sehen alles, und niemand muss sich etwas merken. Gegen den Computer allein ist offen üblich.',
};
