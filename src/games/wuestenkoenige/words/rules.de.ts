import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'WK-SEATS-1': 'Zwei bis vier können mitspielen. Gezogen wird reihum in der Reihenfolge der Plätze, Runde für Runde.',
  'WK-BOARD-1':
    'Die Wüste ist ein Quadrat aus 93 Feldern. In einer Ecke steht der Palast, in den anderen liegt je eine Oase: eine mit Feuer, eine mit Pflanzen, eine mit Wasser.',
  'WK-BOARD-2':
    'Eine Ecke und ihre beiden Vorhöfe sind ein einziger Ort: Man ist drin oder nicht, und hinaus geht es auf jedes Feld neben den dreien. Dort haben beliebig viele Kamele Platz, Plättchen kommen nie dorthin, und niemand kämpft.',
  'WK-BOARD-3':
    'Eine Wüste, mit der die Regeln nichts anfangen könnten, kommt nie zum Einsatz: Jede Ecke hat ihre beiden Vorhöfe, und es gibt genug Plättchen.',
  'WK-GROUND-1':
    'Als Untergrund zählt, was obenauf liegt: Düne oder Ebene. Ein Feld ganz ohne Plättchen ist ein Tal. Wie viele Plättchen übereinanderliegen, ist egal.',
  'WK-SETUP-1':
    'Es gibt 108 Plättchen, auf der einen Seite Düne, auf der anderen Ebene. Zu Beginn liegt auf jedem Wüstenfeld eines; welche Seite oben ist, bestimmt der Zufall. Der Rest ist die Reserve.',
  'WK-SETUP-2': 'Alle haben 12 Kamele. 4 davon beginnen im Palast, die anderen 8 warten im Vorrat.',
  'WK-SETUP-3': 'Vor dem ersten Zug ziehen alle 3 Ereigniskarten.',
  'WK-SETUP-4': 'In jeder Oase liegen zu zweit und zu dritt 12 Waren, zu viert 18.',
  'WK-TURN-1':
    'Ein Zug hat drei Schritte, immer in dieser Reihenfolge: Du darfst eine Karte spielen, dann darfst du Kamele bewegen, dann veränderst du die Wüste. Was zu einem anderen Schritt gehört, muss warten.',
  'WK-TURN-2':
    'Du hast pro Zug sechs Bewegungspunkte und verteilst sie auf deine Kamele, wie du magst. Was übrig bleibt, verfällt.',
  'WK-TURN-3':
    'Wer früher dran ist, hat im ersten Zug weniger Bewegungspunkte: zu zweit 3 und 6, zu dritt 2, 4 und 6, zu viert 2, 3, 5 und 6. Anfangen ist Vorteil genug.',
  'WK-TURN-4':
    'Ein Schritt, in dem du nichts tun kannst, wird übersprungen. Nur wenn du Karten hast, wirst du immer gefragt, sonst würden die anderen etwas über deine Hand erfahren.',
  'WK-CARD-1':
    'Am Anfang deines Zuges darfst du eine Karte aus deiner Hand spielen. Was sie sagt, geschieht sofort; danach liegt sie offen auf dem Ablagestapel.',
  'WK-CARD-2': 'Eine Karte muss etwas bewirken können: Ohne Ziel lässt sie sich nicht spielen.',
  'WK-CARD-3':
    'Deine Karten siehst nur du; die anderen sehen bloß, wie viele es sind. Gespielte und abgelegte Karten liegen offen.',
  'WK-CARD-4':
    'Ist der Stapel leer, wird der Ablagestapel gemischt und zum neuen Stapel. Gibt es auch dort keine Karte, gehst du leer aus.',
  'WK-CARD-5':
    'Niemand behält mehr als fünf Karten. Erst wird gezogen, dann legst du Karten deiner Wahl ab, bis du noch fünf hast, auch wenn du nicht am Zug bist.',
  'WK-CARD-6': 'Ziehen mehrere, dann nacheinander; es beginnt, wer am Zug ist.',
  'WK-CARD-7':
    'Es gibt 50 Karten: 5 Sand, 4 Flüchtiger Sand, 5 Sandsturm, 7 Schwangeres Kamel, 8 Fliegender Teppich, 8 Kamelwanderung, 6 Kameltausch, 5 Verlorene Ladung und 2 Epidemie.',
  'WK-SAND-1':
    'Sand: Leg ein Plättchen aus der Reserve auf ein beliebiges Wüstenfeld; welche Seite oben liegt, bestimmst du. Das kann Kamele verschütten.',
  'WK-SAND-2': 'Sand lässt sich nicht spielen, solange kein Plättchen in der Reserve liegt.',
  'WK-DRIFT-1':
    'Flüchtiger Sand: Das oberste Plättchen eines beliebigen Feldes kommt in die Reserve. Kamele und lose Waren darauf sinken auf das, was darunter ist. Ein Plättchen muss aber da sein.',
  'WK-STORM-1': 'Sandsturm: Verändere die Wüste sofort dreimal, noch bevor deine Kamele ziehen.',
  'WK-STORM-2':
    'Ein Sturm verändert drei verschiedene Plättchen, und weniger nur, wenn es nicht mehr gibt. Was er schon verändert hat, verändert er nicht noch einmal.',
  'WK-STORM-3': 'Wer im Sturm verschüttet wird, zieht seine Karten, bevor sich das nächste Plättchen verändert.',
  'WK-CALF-1':
    'Schwangeres Kamel: Ein Kamel aus deinem Vorrat kommt in die Wüste, höchstens zwei Felder von einem deiner Kamele dort entfernt; auch dessen eigenes Feld geht. Du brauchst also ein Kamel im Vorrat und eines auf einem Wüstenfeld.',
  'WK-CARPET-1':
    'Fliegender Teppich: Eines deiner Kamele fliegt bis zu fünf Felder weit über alles hinweg und landet auf einem Wüstenfeld. Vom Palast oder einer Oase aus zählst du ab dem nächsten der drei Felder.',
  'WK-CARPET-2': 'Schwangeres Kamel, Fliegender Teppich und Kameltausch sind keine Schritte: Danach greift niemand an.',
  'WK-TREK-1': 'Kamelwanderung: Du hast in diesem Zug vier Bewegungspunkte mehr.',
  'WK-SWAP-1':
    'Kameltausch: Zwei Kamele der anderen auf zwei verschiedenen Wüstenfeldern tauschen die Plätze, samt Ladung.',
  'WK-SWAP-2':
    'Zwei Kamele derselben Farbe mit der gleichen Ladung lassen sich nicht tauschen: Es würde sich nichts ändern.',
  'WK-LOSS-1':
    'Verlorene Ladung: Ein Kamel der anderen auf einem Wüstenfeld verliert eine Ware. Welche, bestimmst du; sie bleibt dort liegen.',
  'WK-PLAGUE-1':
    'Epidemie: Alle Kamele in einer Oase kehren in den Vorrat zurück, auch deine. Was sie tragen, kommt in die Oasen, aus denen es stammt.',
  'WK-MOVE-1':
    'Ein Kamel geht Schritt für Schritt, immer auf ein Feld direkt daneben, so weit deine Punkte reichen. Es darf anhalten und später im Zug weitergehen.',
  'WK-MOVE-2':
    'Auf einem Wüstenfeld haben drei Kamele Platz, ganz gleich, wem sie gehören. Ist es voll, kommst du weder hinein noch hindurch.',
  'WK-MOVE-3': 'Du bewegst nur deine eigenen Kamele, und nur die im Palast oder auf dem Spielplan.',
  'WK-COST-1': 'Ein Schritt zwischen zwei Feldern mit gleichem Untergrund kostet 1 Punkt.',
  'WK-COST-2': 'Ein Schritt zwischen zwei Feldern mit verschiedenem Untergrund kostet 2 Punkte.',
  'WK-COST-3': 'Ein Schritt in den Palast oder eine Oase hinein oder wieder hinaus kostet 1 Punkt.',
  'WK-COST-4': 'Du kannst nicht mehr Bewegungspunkte ausgeben, als du noch hast, und halbe Schritte gibt es nicht.',
  'WK-TAKE-1':
    'Während du Kamele bewegst, darf ein Kamel Waren aufheben, die offen auf seinem Feld liegen, immer eine auf einmal. Das kostet nichts, und es muss sich dafür nicht bewegt haben.',
  'WK-TAKE-2': 'Was unter einem Plättchen liegt, lässt sich nicht aufheben. Erst muss das Plättchen weg.',
  'WK-TAKE-3': 'Ein Kamel trägt so viele Waren, wie du willst.',
  'WK-FIGHT-1':
    'Betritt dein Kamel ein Wüstenfeld mit fremden Kamelen, entscheidest du sofort: eines von ihnen angreifen oder in Frieden weiterziehen. Später wirst du nicht mehr gefragt.',
  'WK-FIGHT-2': 'Jedes Kamel darf einmal pro Zug angreifen.',
  'WK-FIGHT-3': 'Angreifen kannst du nur ein fremdes Kamel, das auf demselben Feld steht.',
  'WK-FIGHT-4':
    'Nach einem Kampf darfst du übrige Punkte weiter nutzen, auch für das Kamel, das gekämpft hat. Ein Kamel, das mit einer 1 gekommen ist, darf nach einem eigenen Schritt selbst noch angreifen.',
  'WK-DIE-1':
    'Die 1 ist ein großer Sieg: Das angegriffene Kamel geht heim, und ein Kamel aus deinem Vorrat übernimmt seinen Platz und seine Waren.',
  'WK-DIE-2': 'Eine 2: Das angegriffene Kamel gibt deinem eine Ware. Welche, sucht sein Besitzer aus.',
  'WK-DIE-3': 'Eine 3 ist dasselbe wie eine 2: Du bekommst eine seiner Waren.',
  'WK-DIE-4': 'Eine 4: Nichts passiert.',
  'WK-DIE-5': 'Eine 5: Dein Kamel gibt dem angegriffenen eine Ware. Welche, suchst du aus.',
  'WK-DIE-6':
    'Die 6 ist eine bittere Niederlage: Dein Kamel geht heim, und ein Kamel aus dem Vorrat des anderen übernimmt seinen Platz und seine Waren.',
  'WK-DIE-7':
    'Hat, wer mit einer 1 oder 6 gewinnt, kein Kamel mehr im Vorrat, geht das unterlegene Kamel trotzdem heim; die Waren bekommt dann das Kamel, das gewonnen hat.',
  'WK-DIE-8': 'Wer nichts zu geben hat, gibt nichts.',
  'WK-GIVE-1': 'Du kannst nur geben, was dieses Kamel trägt.',
  'WK-OASIS-1': 'Trägt ein Kamel schon Waren einer Oase, wird es dort nicht eingelassen: Bring sie erst nach Hause.',
  'WK-OASIS-2': 'Betritt ein Kamel eine Oase, bekommt es eine ihrer Waren.',
  'WK-OASIS-3': 'Danach kommen bis zu zwei Kamele aus deinem Vorrat dazu, ebenfalls mit je einer Ware.',
  'WK-OASIS-4':
    'Reichen Waren oder Kamele nicht, verfällt der Rest. Zuerst bekommt das Kamel, das gekommen ist, und keines kommt ohne Ware dazu.',
  'WK-OASIS-5': 'Hat das Kamel, das gekommen ist, eine Ware bekommen, ziehst du eine Ereigniskarte.',
  'WK-PALACE-1': 'Ein Kamel geht nur dann zurück in den Palast, wenn es mindestens eine Ware trägt.',
  'WK-PALACE-2':
    'Im Palast lädt das Kamel ab: Alle seine Waren liegen nun offen vor dir, und für jede ziehst du eine Ereigniskarte.',
  'WK-PALACE-3':
    'Das Kamel darf wieder losziehen, sogar im selben Zug. Hat es schon angegriffen, greift es in diesem Zug nicht noch einmal an.',
  'WK-DESERT-1':
    'Am Ende deines Zuges musst du die Wüste einmal verändern: Dreh ein Plättchen um oder verschieb eines auf ein Feld daneben. Nur wenn kein Plättchen auf dem Spielplan liegt, passt du.',
  'WK-DESERT-2':
    'Verändern kannst du nur das oberste Plättchen eines Feldes, es muss also eines da sein. Umdrehen darfst du es auch unter Kamelen und Waren.',
  'WK-DESERT-3': 'Ein Plättchen, auf dem Kamele stehen, lässt sich nicht verschieben, nur umdrehen.',
  'WK-DESERT-4': 'Ein Plättchen wandert auf ein Wüstenfeld direkt daneben. Dabei bleibt dieselbe Seite oben.',
  'WK-DESERT-5':
    'Plättchen dürfen sich zu Türmen stapeln. Kamele, die auf einem Plättchen stehen, werden auf das neue gehoben.',
  'WK-DESERT-6':
    'Ein Plättchen, das auf lose Waren kommt, deckt sie zu. Verschwindet das Plättchen unter ihnen, bleiben sie auf ihrem Feld und sinken auf das, was darunter ist.',
  'WK-BURY-1':
    'Ein Plättchen, das in ein kahles Tal kommt, verschüttet die Kamele dort, auch deine: Sie kehren in den Vorrat zurück.',
  'WK-BURY-2': 'Für jedes verschüttete Kamel bekommt sein Besitzer eine Ereigniskarte, auch wenn er selbst schuld war.',
  'WK-BURY-3':
    'Die Waren verschütteter Kamele bleiben unter dem Plättchen. Sie kommen wieder frei, sobald das Tal kahl ist.',
  'WK-OUT-1': 'Wer im Palast und auf dem Spielplan kein Kamel mehr hat, scheidet aus.',
  'WK-OUT-2':
    'Wer ausscheidet, deckt alle Karten auf, legt sie ab und zieht keine mehr. Die heimgebrachten Waren bleiben liegen.',
  'WK-OUT-3': 'Scheidest du in deinem eigenen Zug aus, ist der Zug sofort vorbei.',
  'WK-OUT-4':
    'Wer als Letzter übrig ist, gewinnt sofort. Scheiden die Letzten gemeinsam aus, werden ihre Waren verglichen wie am Ende.',
  'WK-END-1':
    'Wer Waren aus allen drei Oasen heimgebracht hat, gewinnt sofort, noch bevor dafür Karten gezogen werden.',
  'WK-END-2': 'Nach 60 Runden ist das Spiel aus.',
  'WK-END-3':
    'Es endet auch, wenn niemand mehr gewinnen kann: Allen, die noch dabei sind, fehlt eine Ware, von der schon alle heimgebracht sind.',
  'WK-END-4':
    'Dann gewinnt, wer die meisten Warenarten hat; bei Gleichstand, wer die meisten Waren hat; ist auch das gleich, teilt ihr euch den Sieg.',
  'WK-END-5': 'Das Spiel ist aus, es bewegt sich nichts mehr.',
  'WK-SCORE-1': 'Vorn liegt, wer mehr Warenarten heimgebracht hat; bei gleich vielen, wer mehr einzelne Waren hat.',
  'WK-SCORE-2': 'Was Ausgeschiedene heimgebracht haben, zählt nicht, solange andere noch spielen.',
};
