import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'NO-SEATS-1': 'Zwei bis fünf können mitspielen. Reihum kommen alle an den Zug, Runde für Runde.',
  'NO-SEATS-2': 'Zu zweit hat jeder 8 Steine, zu dritt 5, zu viert 4 und zu fünft 3. Alle beginnen mit 5 Talern.',
  'NO-BOARD-1':
    'Der Spielplan hat 16 Spalten und 19 Reihen. Das Lager sind die 4 × 4 Felder unten rechts, die Oase die 4 × 4 Felder oben links. Auf fünf Feldern liegt eine Quelle.',
  'NO-BOARD-2':
    'Die Schlucht verläuft quer durch die Mitte, zwischen Reihe 9 und 10. Sie belegt kein Feld: Zwei Steine diesseits und jenseits von ihr berühren sich trotzdem.',
  'NO-ORDER-1':
    'Alles der Reihe nach: Erst werden die Karten ausgelegt, dann die Steine gesetzt, dann wird reihum gewürfelt und gezogen. Wer eine Karte erreicht, klärt sie, bevor der nächste Würfel drankommt.',
  'NO-CARD-1': 'Es gibt 18 Karten: je vier mit dem Wert 3, 2 und 1 und je drei mit −1 und −2.',
  'NO-CARD-2': 'Auf jeder der fünf Quellen liegt eine verdeckte Karte.',
  'NO-CARD-3':
    'Die übrigen 13 Karten liegen zufällig verteilt und verdeckt auf Wüstenfeldern, nie zwei auf einem: 6 vor der Schlucht und 7 dahinter. Lager, Oase und Quellen bekommen davon keine.',
  'NO-CARD-4':
    'Was eine Karte wert ist, weiß niemand, bevor sie gefunden wird. Bis dahin kann dort jede liegen, die noch keiner gesehen hat.',
  'NO-CARD-5':
    'Die fünf besten Karten, vier mit 3 und eine mit 2, liegen auf den Quellen. Die anderen 13 liegen in der Wüste, gute und schlechte halten sich die Waage: Dort braucht es Mut, eine unbesehen zu nehmen.',
  'NO-PLACE-1': 'Reihum setzen alle je einen Stein auf ein Feld im Lager, bis alle Steine stehen.',
  'NO-PLACE-2': 'Jeder Stein braucht sein eigenes Feld, keines, auf dem schon einer steht.',
  'NO-ROLL-1': 'Bist du am Zug, werden alle sechs Würfel auf einmal geworfen.',
  'NO-ROLL-2':
    'Lässt sich keiner der sechs nutzen, wird mit allen noch einmal gewürfelt, ein einziges Mal und umsonst. Das geschieht von selbst.',
  'NO-ROLL-3': 'Lässt sich auch vom neuen Wurf keiner nutzen, ist dein Zug vorbei und kostet dich 6 Taler.',
  'NO-DIE-1':
    'Mit jedem Würfel ziehst du einmal einen Stein. Eine Zahl, die verbraucht oder gar nicht gefallen ist, hilft dir nicht.',
  'NO-DIE-2': 'Mit einer 1 geht ein Stein auf ein Feld gleich nebenan, gerade oder schräg.',
  'NO-DIE-3':
    'Mit einer 2 springst du über genau einen Stein, mit einer 3 über zwei, mit einer 4 über drei. Immer geradeaus, nie schräg.',
  'NO-DIE-4':
    'Mit einer 5 springst du über genau vier Steine, mit einer 6 über fünf: geradeaus oder unterwegs einmal um die Ecke.',
  'NO-DIE-5': 'Gesprungen wird nur über geschlossene Reihen: Auf jedem Feld dazwischen muss ein Stein stehen.',
  'NO-DIE-6': 'Ein Zug endet auf einem Feld ohne Stein, ein Sprung gleich hinter dem letzten übersprungenen Stein.',
  'NO-DIE-7': 'Führt ein Sprung auf zwei Wegen zum selben Feld, ist es gleich, welchen er nimmt.',
  'NO-DIE-8':
    'Solange ein Würfel passt, musst du weiterziehen. Die Reihenfolge ist dir überlassen, und niemand muss die suchen, bei der die meisten Würfel passen. Passt keiner mehr, ist dein Zug von selbst zu Ende.',
  'NO-PAY-1': 'Jeder Würfel, den du nicht nutzen kannst, kostet dich 1 Taler.',
  'NO-PAY-2':
    'Reichen deine Taler nicht, machst du Schulden. Die werden dir am Ende abgezogen. Der Kasse gehen die Taler nie aus.',
  'NO-MOVE-1': 'Du darfst jeden Stein ziehen, eigene wie fremde, und denselben auch mehrmals.',
  'NO-MOVE-2':
    'Ein Stein, der eingeklemmt ist, kann nicht ziehen. Eine seiner vier Seiten muss frei sein: Dort steht kein Stein, oder der Spielplan ist zu Ende.',
  'NO-MOVE-3':
    'Die Karawane darf nicht zerreißen: Nach jedem Würfel hängen alle Steine Seite an Seite zusammen, auch die in der Oase.',
  'NO-MOVE-4': 'Steine, die sich nur an einer Ecke treffen, hängen nicht zusammen.',
  'NO-MOVE-5':
    'Es zählt, wie die Steine nach dem Zug stehen. Solange ein Stein in der Luft ist, schadet eine Lücke nicht.',
  'NO-MOVE-6':
    'Nicht gleich wieder zurück: Im selben Zug geht ein Stein nicht auf das Feld, von dem er gerade gekommen ist, was auch immer du dazwischen gezogen hast.',
  'NO-MOVE-7': 'Über ein drittes Feld darf er zurückkommen, auch im selben Zug.',
  'NO-START-1':
    'Ein Stein, der das Lager verlassen hat, geht nicht wieder hinein. Solange er im Lager steht, darf er dort umherziehen.',
  'NO-START-2': 'Über das Lager hinwegspringen ist erlaubt.',
  'NO-START-3':
    'Verlässt der allerletzte Stein das Lager, bekommt sein Besitzer 5 Taler, egal wer ihn gezogen hat. Das gibt es nur einmal im Spiel.',
  'NO-CANYON-1': 'Wer den ersten Stein über die Schlucht zieht, bekommt 5 Taler, egal wem der Stein gehört.',
  'NO-CANYON-2': 'Ein Stein, der über die Schlucht ist, bleibt drüben.',
  'NO-CANYON-3': 'Geht der allerletzte Stein über die Schlucht, zahlt sein Besitzer 5 Taler, egal wer ihn gezogen hat.',
  'NO-CANYON-4': 'Ist das Spiel zu Ende, bevor alle drüben sind, zahlt niemand etwas fürs Letztersein.',
  'NO-GOAL-1': 'Der erste Stein in der Oase bringt 8 Taler, der zweite 6, der dritte 4.',
  'NO-GOAL-2':
    'Wer zieht und wem der Stein gehört, die beiden teilen sich die Taler je zur Hälfte. Ziehst du deinen eigenen hinein, bekommst du alle.',
  'NO-GOAL-3': 'Ein Stein in der Oase ist angekommen und wird nicht mehr gezogen.',
  'NO-GOAL-4': 'Steine in der Oase dürfen weiter übersprungen werden.',
  'NO-FIND-1':
    'Landet ein Stein auf einer Karte, hast du sie gefunden und bekommst 1 Taler. Es zählt nur das Feld, auf dem er landet.',
  'NO-FIND-2': 'Für eine Karte auf einer Quelle gibt es stattdessen 2 Taler.',
  'NO-FIND-3':
    'Nur du siehst, was sie wert ist. War es dein eigener Stein, behältst du die Karte wortlos, ob gut oder schlecht.',
  'NO-OFFER-1':
    'War es ein fremder Stein, musst du die Karte seinem Besitzer anbieten. Such dir aus, was du dazu sagst: Alle hören es, und es muss nicht stimmen.',
  'NO-OFFER-2': 'Wem der Stein gehört, der nimmt die Karte unbesehen oder überlässt sie dir.',
  'NO-OFFER-3':
    'Wer die Karte nimmt, sieht sie sich an; dann kennt ihr sie zu zweit. Wer ablehnt, erfährt erst am Ende, was es war.',
  'NO-OFFER-4': 'Erst kommt die Antwort auf das Angebot, dann der nächste Würfel.',
  'NO-END-1':
    'Der dritte Stein in der Oase, egal wessen, beendet das Spiel, sobald seine Taler bezahlt sind. Übrige Würfel kosten dann nichts.',
  'NO-END-2':
    'Nach 120 Zügen, die aller zusammengezählt, ist auf jeden Fall Schluss, und es wird gezählt, wie es steht.',
  'NO-END-3': 'Dann werden alle gefundenen Karten aufgedeckt.',
  'NO-END-4': 'Das Spiel ist vorbei, jetzt bewegt sich nichts mehr.',
  'NO-SCORE-1':
    'Deine Punkte sind deine Taler und die Werte deiner Karten. Schulden und Karten unter 0 gehen davon ab.',
  'NO-SCORE-2': 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.',
  'NO-SCORE-3':
    'Die Punkte während des Spiels sind die eines Spiels, das jetzt endet. Karten, die du nicht gesehen hast, sind nicht mitgezählt, und eine Karte, die gerade angeboten wird, auch nicht.',
  'NO-TALERS-1':
    'Verdeckt: Die anderen sehen bis zum Ende nur, wie viele Münzen du hast, nicht was sie wert sind. Schulden sehen alle. Auch unter „Was geschah“ steht es nicht. Offen: Alle sehen alles, und niemand muss sich etwas merken. Gegen den Computer allein ist offen üblich.',
  'NO-SHORT-1':
    'Im kurzen Spiel ist eine bewegliche Oase aus 4 × 4 Feldern das Ziel. Wo sie liegt, sucht ihr aus; meist ist ihr Feld oben links f1.',
  'NO-SHORT-2': 'Sie liegt ganz hinter der Schlucht und deckt keine Quelle zu.',
  'NO-SHORT-3': 'Die Oase in der Ecke ist dann Wüste wie überall, nur Karten liegen dort keine.',
  'NO-LAY-1':
    'Legen die Spieler die Karten, so legt ihr die, die auf keiner Quelle liegen, reihum, immer eine, verdeckt und unbesehen, bis alle 13 liegen.',
  'NO-LAY-2':
    'Eine Karte kommt auf irgendein Feld der Wüste ohne Karte, diesseits oder jenseits der Schlucht, nicht ins Lager und nicht in die Oase.',
  'NO-TRADE-1':
    'Sind Geschenke erlaubt, darfst du anderen vom ersten Wurf an jederzeit Taler geben, auch wenn du nicht am Zug bist. Alle sehen es. Was dir dafür versprochen wird, bindet niemanden.',
  'NO-TRADE-2': 'Gib mindestens 1 Taler und höchstens so viele, wie du hast. Verschenkt wird nichts auf Pump.',
  'NO-TRADE-3': 'Ein Geschenk geht an jemand anderen, nicht an dich selbst.',
  'NO-TRADE-4': 'Mehr als 4-mal in einem Zug verschenkt niemand etwas, egal wer am Zug ist.',
  'NO-TRADE-5': 'Warte, bis die Würfel liegen und die Karte angesehen ist; dann kannst du schenken.',
  'NO-BIND-1':
    'Bei bindenden Angeboten macht nach jedem Wurf, bevor der erste Würfel genutzt wird, reihum jeder andere dem, der gewürfelt hat, ein Angebot. Du kannst auch passen oder bis zu deinem eigenen Zug aussetzen. Wer weder Taler noch Karten hat, wird nicht gefragt.',
  'NO-BIND-2':
    'Du bietest Taler oder eine deiner Karten für einen Zug, der jetzt möglich ist, oder eine deiner Karten für Taler.',
  'NO-BIND-3': 'Niemand bietet oder verlangt mehr als 6 Taler.',
  'NO-BIND-4': 'Anbieten kannst du nur eine eigene Karte.',
  'NO-BIND-5': 'Nichts geht auf Pump: Wer zahlen soll, muss die Taler haben.',
  'NO-BIND-6':
    'Wer gewürfelt hat, kann eines der Angebote annehmen: Der Preis wird bezahlt und der Zug gemacht, beides sofort. Mit dem ersten Würfel sind alle Angebote hinfällig. Nach dem Kauf einer Karte gelten die anderen noch.',
  'NO-BIND-7':
    'Wer eine Karte bekommt, sieht sie sich an. Die anderen wissen nur, welche es ist und ob sie auf einer Quelle lag.',
};
