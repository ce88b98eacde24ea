import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Eerst het water: in 13 van de 16 openingen was het water de eerste oase die een kameel binnenging, in de andere drie waren het de planten.',
    'Vliegende tapijten en kamelentochten worden niet bewaard: 36 van de eerste 70 gespeelde kaarten waren een van de twee.',
    'In de woestijn schuiven ze vaker dan ze draaien: van 103 veranderingen verschoven er 71 een tegel en draaiden er 32 een om.',
  ],
  values: [
    'Een partij is een race van zeven rondes. Het gaat erom hoeveel bewegingspunten iemand nog nodig heeft voor wat ontbreekt, en daaraan wordt elke stap gemeten.',
    'Zes van de zeven ontmoetingen worden een gevecht: 6,1 van de 6,8 in een partij met zijn tweeën.',
    'Listen die voorkwamen: het zand onder een beladen kameel wegnemen en hem in dezelfde beurt begraven, iets uitgraven wat begraven was, en een plaag over een oase brengen terwijl er kamelen wachten.',
    'Lang nadenken levert hier weinig op: met 8000 pogingen in plaats van 600 wint een computer twee van de drie partijen.',
  ],
  sample: 'Twee meesters. Let op wat ze aan het eind van een beurt in de woestijn veranderen.',
};
