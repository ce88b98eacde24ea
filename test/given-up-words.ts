import type { Language } from '../src/web/kit/view.ts';

interface GivenUp {
  readonly word: RegExp;
  readonly instead: string;
}

/** What players no longer read, since there is another word for it: see src/web/words/README.md. */
export const givenUp: Readonly<Record<Language, readonly GivenUp[]>> = {
  en: [
    { word: /'(?:Closer|Farther)\b/, instead: 'zoom in, zoom out' },
    { word: /\blike the system\b/i, instead: 'match system' },
    { word: /\bplays? along\b/i, instead: 'play' },
    { word: /\bin thought\b/i, instead: 'simulated' },
    { word: /\blaid open\b/i, instead: 'revealed' },
    { word: /\bno move of\b/i, instead: 'not a move in' },
    { word: /\bonly who\b/i, instead: 'only the person who' },
    { word: /\b(?:of|from) the own\b/i, instead: 'of their own' },
    { word: /\bthe figures? (?:say|is)\b/i, instead: 'number' },
    { word: /\bone move on\b/i, instead: 'next move' },
    { word: /\b(?:a|is|are|the) lit\b/i, instead: 'marked' },
  ],
  de: [
    { word: /kärtchen/i, instead: 'Plättchen' },
    { word: /\bBrett(?:s|er)?\b/, instead: 'Spielplan' },
    { word: /\baufmach/i, instead: 'eröffnen' },
    { word: /nachprüf/i, instead: 'prüfen' },
    { word: /\bwie das System\b/i, instead: 'Systemeinstellung' },
    { word: /\bEingabe\b/, instead: 'Enter' },
    { word: /\boder nimm zurück/i, instead: 'oder nimm ihn zurück' },
    { word: /\blernend\b/i, instead: 'Anfänger' },
    { word: /\bleucht(?:et|end)/i, instead: 'markiert' },
    { word: /\bPartien?\b/, instead: 'Spiel' },
  ],
  nl: [
    { word: /\b(?:woestijn|buur)?vak(?:ken)?\b/i, instead: 'veld' },
    { word: /\baan zet\b/i, instead: 'aan de beurt' },
    { word: /\bremise\b/i, instead: 'gelijkspel' },
    { word: /\btoevalligheid|toevalligheden\b/i, instead: 'uitkomst' },
    { word: /\b(?:jouw|je) spellen\b/i, instead: 'partijen' },
    { word: /\b(?:nieuw|nieuwe|hele|echte?|begeleide?|korter?e?|eerste) spel\b/i, instead: 'partij' },
    { word: /\bspel (?:is|begint|eindigt|bekijken|beginnen)\b/i, instead: 'partij' },
    { word: /\b(?:neem|kun|bij|zonder|niemand kan|of|laat|bekijkt) haar\b/i, instead: 'hem' },
    { word: /\bzoals het systeem\b/i, instead: 'systeeminstelling' },
    { word: /\bpingel/i, instead: 'afdingen' },
    { word: /\bkan alleen wie\b/i, instead: 'alleen degene die' },
    { word: /\bof neem terug\b/i, instead: 'of neem hem terug' },
    { word: /(?<!helder )\bverlichte?\b/i, instead: 'gemarkeerd' },
  ],
};
