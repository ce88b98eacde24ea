import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Welkom in de woestijn! Palmen zijn oases, ronde poelen zijn waterputten en overal eromheen liggen rotsen. Jij bent Rood, Blauw speelt tegen jou.',
  },
  riderTry: {
    say: 'Eerst komen de ruiters: waar zij staan, beginnen je karavanen. Niet elk veld mag. Probeer maar eens een van de gemarkeerde velden naast de palm!',
    done: 'Dat mag dus niet, en het bord zegt je waarom. Dat doet het in een echte partij ook.',
  },
  firstRider: {
    say: 'Nu een veld dat wel mag: zet je ruiter op de roze kameel op een gemarkeerd veld. Er is veel water in de buurt.',
    done: 'Een goede plek, met water dichtbij en ruimte om te groeien.',
  },
  secondRider: {
    say: 'Nu je tweede ruiter: kies er een kameelkleur voor en dan een gemarkeerd veld.',
    done: 'Zo zet iedereen vijf ruiters, één op elke kameelkleur.',
  },
  midgame: {
    say: 'We springen vooruit: alle ruiters staan en de eerste kamelen zijn gezet. Wat eruit springt, is van jou. Elke kleur is een eigen karavaan.',
  },
  water: {
    say: 'In elke beurt zet je twee kamelen, steeds naast je eigen kamelen van die kleur. Leid roze naar het water: één kameel onderweg, één op de waterput.',
    done: 'Het water is van jou: 3 punten.',
  },
  oasis: {
    say: 'Je bent weer aan de beurt. Zet een roze kameel naast de palm, dan heeft je karavaan de oase bereikt.',
    done: '5 punten! Deze karavaan krijgt ze hier maar één keer, maar je andere karavanen mogen ook langskomen.',
  },
  camelTry: {
    say: 'Je hebt deze beurt nog één kameel. Probeer een witte vlak naast de witte karavaan van Blauw te zetten!',
    done: 'Zo kun je anderen ook de weg naar een oase afsnijden.',
  },
  otherColour: {
    say: 'Laat wit dan aan de andere kant groeien, op een gemarkeerd veld. De twee kamelen van een beurt mogen verschillende kleuren hebben.',
    done: 'Vier witte kamelen tegen drie van Blauw: nu sta je voor. De meeste kamelen van een kleur leveren aan het einde 10 punten op, bij gelijke stand elk 5.',
  },
  area: {
    say: 'Je roze karavaan heeft bijna een hoek van de woestijn afgesloten. Nog twee roze kamelen, van rots tot rots, en hij is van jou.',
    done: 'Gesloten! Elk van de vijf velden is 1 punt waard, het water erin is meteen van jou en niemand anders komt er nog in.',
  },
  score: {
    say: 'Je punten komen uit vier bronnen: water, oases, karavanen en gebieden. Wat zeker is, is van jou; het laatste getal telt ook de karavanen mee, alsof de partij nu afgelopen is.',
  },
  lastCamel: {
    say: 'Nog een sprong, naar het einde. Blauw staat 4 punten voor, maar er is nog maar één roze kameel. Wie die zet, beëindigt meteen de partij: zet hem!',
    done: 'Dat was de laatste roze kameel. De partij is afgelopen, midden in je beurt.',
  },
  largest: {
    say: 'Kijk naar roze: Blauw en jij hebben elk 12 kamelen, dus jullie krijgen elk 5 punten. Bij elke andere kleur krijgt wie er meer heeft er 10.',
  },
  finish: {
    say: 'Je wint met 82 tegen 76! Nu weet je alles wat je nodig hebt. De rest komt al spelend.',
  },
};
