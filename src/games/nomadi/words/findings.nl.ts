import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Ze beginnen met stenen van anderen: 361 van hun eerste 556 stappen.',
    'Die van henzelf blijven zo lang mogelijk in het kamp. Van 290 stenen die ze eruit haalden, waren er maar 54 van henzelf: de laatste levert de eigenaar 5 daalders op.',
    'Kaarten bereiken ze met eigen stenen, 27 van de eerste 37, en de helft daarvan op de bronnen, waar de beste liggen.',
  ],
  values: [
    'Er wordt vooral gezocht naar de volgorde van de dobbelstenen: wat je niet kunt gebruiken, kost je. Van ongeveer 200 dobbelstenen in een partij met zijn tweeën blijven er twaalf over.',
    'Ze nemen twee van de drie kaarten die hun worden aangeboden (68%), met zijn vijven drie van de vier: wie achterstaat, wint al door het toeval.',
    'Ze luisteren: lof klinkt hun minder goed dan zwijgen, een waarschuwing beter. Want de helft van de slechte kaarten wordt geprezen.',
    'Dicht bij het doel zorgen ze dat niemand een steen krijgt die één dobbelsteen van de oase staat. Een partij van twee meesters duurde daardoor 53 beurten.',
  ],
  sample: 'Twee meesters. Let op wie in het kamp achterblijft, en hoe vaak ze verplaatsen wat niet van hen is.',
};
