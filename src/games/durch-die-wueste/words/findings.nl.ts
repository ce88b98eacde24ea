import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Hun ruiters beginnen zo dicht bij een oase als de regels toestaan: in 143 van de 160 gevallen twee velden van een palm.',
    'Ook water telt: binnen twee stappen van hun ruiters ligt gemiddeld 6,4 punten water; rond een willekeurig veld is dat 4,8.',
    'Hun vijf ruiters staan ongeveer vijf velden van elkaar, zodat elk eigen land heeft om in te groeien.',
    'De helft van de eerste kamelen staat al naast een palm. Van die op water werden gezet, nam twee op de drie een waterput van 3.',
  ],
  values: [
    'Oases en grootste karavanen zijn samen twee derde van alle punten. Elke oase die een karavaan bereikt, is 5 punten waard die blijven; dus halen ze met elke kleur de ene na de andere.',
    'Gebieden leveren weinig op: met zijn tweeën sluit ieder er een of twee per partij, van drie of vier velden. Ze sluiten wat bijna dicht is en plannen zelden meer.',
    'Elke gemeten partij eindigde met de laatste kameel van een kleur, met zijn tweeën na ongeveer veertig beurten.',
    'Langer nadenken helpt met zijn tweeën het meest: de meester wint 77% van de partijen tegen “sterk”, maar met zijn vieren slechts 58%, omdat anderen de plannen doorkruisen.',
  ],
  sample:
    'Twee grootmeesters, die alles hebben geleerd door tegen zichzelf te spelen: niemand heeft hun verteld wat goed is.',
};
