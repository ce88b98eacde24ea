import type { RuleWords } from './rules.en.ts';

export const rules: RuleWords = {
  'WS-SEATS-1':
    'Zwei bis vier Personen spielen. Rot beginnt, dann geht es reihum. Dein linker Nachbar ist, wer nach dir drankommt.',
  'WS-BOARD-1':
    'Das Land hat 11 mal 11 Felder. Die mittlere Spalte und die mittlere Reihe, das Startkreuz, sind von Anfang an bekannt; 100 Felder wollen noch entdeckt werden.',
  'WS-BOARD-2':
    'Von der Mitte jedes Feldes führt zu jeder der vier Seiten eine Linie. Eine braune Linie ist ein Wüstenpfad, eine weiße führt in eine Oase. Wo zwei Felder sich treffen, haben beide Linien dieselbe Farbe.',
  'WS-BOARD-3':
    'Auf dem Startkreuz gehst du auf braunen Linien. Einige seiner äußeren Seiten sind weiß: Dort liegt schon ein kleines Stück Oase, ohne Aktionsfeld.',
  'WS-BOARD-4':
    'Eine Linie, die zu einem unentdeckten Feld führt, ist offen. Am Rand des Spielplans ist keine Linie offen, denn dort endet das Land.',
  'WS-TILE-1':
    'Es gibt 85 Plättchen in fünf Stapeln zu je 17. Ein Plättchen zeigt Wüste und bis zu drei Stücke Oase, dazu höchstens ein Aktionsfeld. Welche Plättchen noch in welchem Stapel liegen, ist kein Geheimnis.',
  'WS-TILE-2':
    'Gezogen wird vom ersten Stapel, bis er leer ist, dann vom zweiten und so weiter. Jedes Plättchen des Stapels ist gleich wahrscheinlich.',
  'WS-TILE-3':
    'Zu zweit bleibt der erste Stapel in der Schachtel, wie es die Anleitung empfiehlt. Ihr könnt auch mit allen spielen.',
  'WS-FIGURE-1':
    'Es gibt 16 Figuren, jede anders hoch, von 1 bis 16, und alle haben vier davon. Zusammengezählt sind die Figuren bei allen gleich hoch.',
  'WS-GOODS-1': 'Von Myrrhe, Weihrauch, Edelsteinen und Salz gibt es je zehn Marker. Ein Kamel trägt zwei Waren.',
  'WS-WATER-1': 'Es gibt 20 Wassersteine. Wasser, das du bezahlst, kommt zurück in den Vorrat.',
  'WS-SETUP-1':
    'Zu Beginn ziehen alle ein Plättchen in ihre Auslage. Die Auslagen liegen offen, also sehen alle, was du hast.',
  'WS-SETUP-2': 'Du beginnst mit zwei Kamelen, zwei Wassersteinen und deinen vier Figuren.',
  'WS-SETUP-3': 'Die Karawanen starten an den Enden des Kreuzes. Zu zweit stehen sie einander gegenüber.',
  'WS-SETUP-4': 'Zuerst hat Rot den Turban. Getragen wird er immer von der höchsten Figur.',
  'WS-SETUP-5':
    'Habt ihr den freien Anfang gewählt, warten die Karawanen in der Mitte. Der Reihe nach sucht ihr euch das Ende des Kreuzes aus, an dem eure startet; dort darf keine andere stehen.',
  'WS-TURN-1':
    'Ein Zug hat eine Reihenfolge: Karawane ziehen, entdecken, Figur setzen oder zurücknehmen, werten, Führer bezahlen. Alles geschieht erst, wenn sein Schritt dran ist.',
  'WS-MOVE-1':
    'Deine Karawane bleibt stehen oder zieht auf Linien zu einem anderen entdeckten Feld. Auf braunen Linien geht sie so weit, wie du willst.',
  'WS-MOVE-2':
    'Die erste weiße Linie, die deine Karawane überquert, beendet ihren Weg, gleich auf dem Feld dahinter. Weiter kommst du nur mit dem Kameltreiber.',
  'WS-MOVE-3': 'An anderen Karawanen darfst du vorbei, aber nicht auf ihrem Feld anhalten.',
  'WS-DRIVER-1':
    'Der Kameltreiber kostet einen Wasserstein. Dafür darf deine Karawane auf diesem einen Weg beliebig viele weiße Linien überqueren.',
  'WS-DRIVER-2': 'Den Kameltreiber nimmst du nur für ein Feld, das du ohne ihn nicht erreichst. Spar dir das Wasser!',
  'WS-DEAD-1':
    'Nur wenn du drei Plättchen hast und keines davon irgendwo auf dem ganzen Spielplan passt, darfst du eines aus dem Spiel nehmen, bevor du deine Karawane ziehst.',
  'WS-DUTY-1':
    'Habt ihr gewählt, dass eine volle Auslage verpflichtet: Mit drei Plättchen muss deine Karawane dorthin, wo du eines davon legen oder den Kundschafter schicken kannst. Ist ohne den Kameltreiber kein Feld zu erreichen, auf dem eines passt, bist du frei.',
  'WS-DUTY-2': 'Bist du dorthin gezogen, wo nur der Kundschafter hilft, musst du ihn schicken.',
  'WS-EXPLORE-1':
    'Steht deine Karawane auf einem Feld mit offener Linie, entdeckst du: Du ziehst ein Plättchen, legst eines aus deiner Auslage oder schickst den Kundschafter.',
  'WS-EXPLORE-2':
    'Kannst du hier ziehen oder ein eigenes Plättchen legen, dann musst du entdecken. Nur wenn bloß der Kundschafter bleibt, darfst du es lassen.',
  'WS-DRAW-1':
    'Ziehen darfst du nur, wenn in deiner Auslage weniger als drei Plättchen liegen. Mehr als drei passen nicht hinein.',
  'WS-DRAW-2': 'Ziehen kannst du nur, solange es noch Plättchen gibt.',
  'WS-DRAW-3':
    'Passt das gezogene Plättchen neben deine Karawane, musst du es legen. Passt es nicht, kommt es in deine Auslage, und das Entdecken ist vorbei.',
  'WS-OWN-1': 'Ein Plättchen aus deiner Auslage kannst du legen, wenn es neben deine Karawane passt.',
  'WS-SCOUT-1':
    'Für einen Wasserstein holt der Kundschafter ein Plättchen aus einer fremden Auslage, und du legst es sofort. Es muss neben deine Karawane passen.',
  'WS-AMENDS-1':
    'Wird dir ein Plättchen genommen, darfst du zum Ausgleich ein neues ziehen, solange noch eines da ist.',
  'WS-LAY-1': 'Ein Plättchen kommt auf ein unentdecktes Feld direkt neben deiner Karawane.',
  'WS-LAY-2':
    'Ein Plättchen passt, wenn jede Seite, die an ein entdecktes Feld stößt, dort dieselbe Farbe hat. Dreh es, bis es stimmt. Leere Felder und der Rand des Spielplans passen zu allem.',
  'WS-LAY-3': 'Sieht ein Plättchen nach dem Drehen genauso aus, dann ist das ein und dieselbe Lage.',
  'WS-LAY-4': 'Danach zieht deine Karawane auf das gelegte Plättchen.',
  'WS-DESERT-1':
    'Ein Plättchen mit nichts als Wüste ist ein Geschenk: Du ziehst deine Karawane sofort noch einmal und darfst noch einmal entdecken.',
  'WS-FIGURE-2':
    'Du darfst eine Figur auf ein Stück Oase setzen, aber nur auf das Plättchen, das du gerade gelegt hast. Zeigt es mehrere Stücke, wähl eines aus.',
  'WS-FIGURE-3': 'Setzen kannst du nur eine eigene Figur, die noch nicht auf dem Spielplan steht.',
  'WS-FIGURE-4':
    'Setzt du keine Figur, darfst du eine eigene vom Spielplan zurücknehmen, einmal im Zug. Das geht auch noch kurz vor einer Wertung.',
  'WS-OASIS-1':
    'Stücke, die sich an weißen Linien treffen, sind eine Oase. Sie ist vollständig, wenn keine ihrer weißen Linien mehr zu einem unentdeckten Feld führt.',
  'WS-OASIS-2': 'Der Rand des Spielplans schließt eine Oase ab, genau wie Wüste.',
  'WS-OASIS-3':
    'Jede Oase, die dein Plättchen vollendet hat, wird gewertet, wenn Figuren darin stehen. Ohne Figuren passiert nichts.',
  'WS-OASIS-4':
    'Hat dein Plättchen mehrere Oasen vollendet, sagst du, welche als nächste gewertet wird. Wähl auf deinem Plättchen ein Stück von ihr.',
  'WS-ROW-1': 'Die Figuren der Oase stellen sich der Größe nach auf, die höchste vorn.',
  'WS-ROW-2': 'Die Figur mit dem Turban steht immer ganz vorn, egal wie hoch die anderen sind.',
  'WS-ROW-3':
    'Stehen zwei oder mehr Figuren in der Reihe, muss die vorderste einen Wasserstein bezahlen. Wem sie gehören, ist egal.',
  'WS-ROW-4': 'Fehlt dafür das Wasser, verlässt die vorderste Figur die Reihe, und sonst muss niemand bezahlen.',
  'WS-ROW-5': 'Eine Figur, die allein in der Oase steht, bezahlt nichts.',
  'WS-FIELD-1':
    'Von vorn an besetzt eine Figur nach der anderen ein Aktionsfeld dieser Oase, das noch frei ist, und du bekommst, was das Feld deiner Figur bietet.',
  'WS-FIELD-2': 'Figuren, für die kein Feld mehr frei ist, gehen leer aus. Am Ende kehren alle nach Hause zurück.',
  'WS-TURBAN-1':
    'War die Figur mit dem Turban in der Reihe, wandert er danach zum linken Nachbarn, auf die höchste Figur dort. Das gilt auch, wenn sie nicht zahlen konnte oder es nichts zu holen gab.',
  'WS-GOODS-2': 'Eine Ware: Du nimmst den Marker und legst ihn auf einen freien Platz auf einem deiner Kamele.',
  'WS-GOODS-3':
    'Sind alle deine Kamele voll, kannst du eine Ware einer anderen Sorte abgeben, um Platz zu machen, oder auf die neue verzichten.',
  'WS-CAMEL-1': 'Ein Kamel: Deine Karawane bekommt ein Kamel mehr, mit zwei freien Plätzen.',
  'WS-WATER-2': 'Wasser: Du bekommst vier Wassersteine, solange der Vorrat reicht.',
  'WS-RUMOUR-1':
    'Ein Gerücht: Du ziehst einen von sechs Markern, siehst ihn dir allein an und legst ihn verdeckt auf einen freien Platz bei einer Ware. Er ändert, was diese Ware wert ist: +3, +2, +1, −1, −1 oder −2.',
  'WS-RUMOUR-2': 'Die beiden Plätze einer Ware sind gleich. Nimm den ersten, der frei ist.',
  'WS-RUMOUR-3':
    'Sind alle Gerüchte gezogen, darfst du dir stattdessen eines ansehen, das auf der Tafel liegt, ganz allein.',
  'WS-RUMOUR-4':
    'Dann lässt du es liegen oder nimmst es weg. Nimmst du es weg, bekommt es, wer als Nächstes ein Gerücht besetzt, und legt es wieder irgendwohin.',
  'WS-RUMOUR-5':
    'Ein Gerücht, das du gesehen hast, weißt du für immer: Auf der Tafel ist es für dich vermerkt. Wer welches gesehen hat, sehen alle.',
  'WS-GUIDE-1':
    'Nach deinem Zug darfst du dem Führer einen Wasserstein für einen Bonuszug bezahlen: alles noch einmal. Mehr als einen Bonuszug gibt es nicht.',
  'WS-END-1':
    'Ist das letzte Plättchen gezogen, wird der Zug noch zu Ende gespielt. Danach sind alle noch einmal an der Reihe, und auch dann darfst du einen Bonuszug kaufen.',
  'WS-END-2':
    'Zieht, legt oder entfernt fünf ganze Runden lang niemand ein Plättchen, ist das Spiel sofort aus. Das kommt fast nie vor.',
  'WS-END-3': 'Am Ende werden alle Gerüchte aufgedeckt. Figuren, die noch auf dem Spielplan stehen, zählen nichts.',
  'WS-END-4': 'Das Spiel ist aus, es bewegt sich nichts mehr.',
  'WS-VALUE-1': 'Eine Ware ist 4 wert, plus oder minus die Gerüchte, die bei ihr liegen.',
  'WS-VALUE-2': 'Du hast so viele Punkte, wie alle deine Waren zusammen wert sind. Die meisten Punkte gewinnen.',
  'WS-VALUE-3': 'Bei Gleichstand gewinnt, wer mehr Wasser hat. Ist auch das gleich, wird der Sieg geteilt.',
  'WS-VALUE-4':
    'Die Punkte, die du beim Spielen siehst, gelten für ein Spiel, das jetzt zu Ende wäre. Ein Gerücht, das du nicht kennst, zählt darin nicht mit.',
};
