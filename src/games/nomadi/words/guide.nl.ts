import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Welkom, nomade! Vanuit het kamp rechtsonder trekt de karavaan over de kloof naar de oase linksboven. Jij bent Blauw, Geel speelt tegen jou, en toch reizen al jullie stenen in één karavaan.',
  },
  place: {
    say: 'Eerst worden de stenen in het kamp gezet, om de beurt en één voor één. Zet er een van jou op een gemarkeerd veld.',
    done: 'Zo gaat het door tot alle zestien stenen staan.',
  },
  tearTry: {
    say: 'Alle stenen staan, en je hebt gegooid: een 1, een 2, een 3, een 4, een 5 en een 6! Met elke dobbelsteen verzet je één steen. Met de 1 gaat hij één veld ver. Probeer het gemarkeerde veld maar eens!',
    done: 'De steen zou helemaal alleen staan. Na elke dobbelsteen moeten alle stenen elkaar zij aan zij raken. Een hoek is niet genoeg.',
  },
  step: {
    say: 'Maar met een 1 mag je ook schuin. Zet de steen op het gemarkeerde veld, daar raakt hij de karavaan.',
    done: 'Goed zo. De 1 is nu gebruikt.',
  },
  jump: {
    say: 'Met een 2, 3 of 4 springt een steen rechtuit over andere heen: met de 2 over één, met de 3 over twee, met de 4 over drie. Spring met de 3!',
    done: 'Over twee stenen heen, naar het vrije veld er vlak achter. In de rij mag geen gat zitten.',
  },
  foreign: {
    say: 'Met een 5 springt een steen over vier andere, met een 6 over vijf, en daarbij mag hij één keer de hoek om. Je mag elke steen zetten, ook die van Geel! Breng deze naar de kaart.',
    done: 'Je hebt de kaart gevonden, van wie de steen ook is: 1 daalder voor jou.',
  },
  offer: {
    say: 'De kaart is +2 waard, en dat zie jij alleen. Maar het was een steen van Geel, dus moet je Geel de kaart aanbieden, ongezien. Zeg erover wat je wilt. Het hoeft niet waar te zijn!',
    done: 'Eens kijken wat Geel daarvan vindt.',
  },
  rest: {
    say: 'Geel vertrouwt je niet: de kaart is van jou. Je hebt nog drie dobbelstenen. De gele steen in de hoek gebruikt de 6; kies daarna wie er met de 2 springt.',
    done: 'De 4 past nu nergens meer: dat kost je 1 daalder, en je beurt is voorbij. Denk dus goed na over de volgorde van je dobbelstenen!',
  },
  spring: {
    say: 'We springen naar je volgende beurt. De kaart voor je karavaan ligt op een bron en levert meteen 2 daalders op. Spring erheen met de 2!',
    done: '2 daalders. En deze keer was het je eigen steen.',
  },
  keep: {
    say: 'Daarom houd je de kaart en zeg je niets: het is een +2. De vijf beste kaarten liggen op de bronnen. In de woestijn zijn goede, tot +2, en slechte, tot −2, in evenwicht.',
  },
  answer: {
    say: 'Een paar beurten later is het kamp leeg. De laatste steen die vertrok was van Geel, dat gaf 5 daalders. Nu heeft Geel jouw steen op een kaart gezet en zegt: “Een schat, bij mijn baard!” Wees dapper en neem hem!',
    done: 'Spannend! Wat zou het zijn?',
  },
  bluff: {
    say: 'Een −1! Geel heeft je beetgenomen. Hij telt voor wie hem aan het einde heeft. Kijk dus goed wie je wat aanbiedt.',
  },
  canyon: {
    say: 'De karavaan staat bij de kloof. Wie de eerste steen eroverheen zet, krijgt 5 daalders. Spring dus met de 2 naar de overkant! Terug kan niet meer.',
    done: 'Als eerste over de kloof: 5 daalders! De 6 past nergens meer, daarvoor gaat er 1 af. Wiens steen straks als laatste overgaat, betaalt 5.',
  },
  score: {
    say: 'Nog een sprong, naar het einde. Er zijn twee stenen in de oase: de eerste leverde 8 daalders op, de tweede 6. Wie de zet doet en de eigenaar van de steen delen die samen. Met de kaarten erbij sta je met 15 tegen 11 voor.',
  },
  last: {
    say: 'De derde steen in de oase levert 4 daalders op en beëindigt de partij. Spring er met je eigen steen in, dan zijn ze alle 4 van jou!',
    done: 'Gelukt! De partij is meteen afgelopen, de dobbelstenen die over zijn kosten niets. Nu worden alle kaarten omgedraaid.',
  },
  finish: {
    say: 'Je wint met 19 tegen 11! Daalders en kaarten samen zijn je punten. Nu weet je alles wat je nodig hebt. De rest komt al spelend.',
  },
};
