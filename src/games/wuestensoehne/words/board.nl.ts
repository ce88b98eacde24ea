import { count } from '../../../engine/figures.ts';
import type { Words } from './en.ts';

export const boardWords: Words['board'] = {
  label: (fields, tiles) => `Het land: ${fields} velden ontdekt, nog ${count(tiles, 'tegel', 'tegels')} te trekken.`,
  keys: 'Pijltoetsen gaan van veld naar veld, ook naar het geruchtenbord. N en P springen naar de volgende en vorige plaats die je kunt kiezen. 1 tot 4 kiezen een figuur, de hoogste eerst. Enter kiest, en legt de tegel op een gekozen plaats. R draait de tegel. Escape laat los. Plus, min en 0 zoomen.',
  undiscovered: 'onontdekt',
  cross: 'startkruis',
  caravan: who => `karavaan van ${who}`,
  figure: (height, who) => `figuur ${height} van ${who}`,
  turban: 'met de tulband',
  part: sides => `oasedeel naar het ${sides}`,
  freeSlot: good => `vrije plaats voor een gerucht bij ${good}`,
  token: good => `gerucht bij ${good}`,
  unknown: 'gedekt, jou onbekend',
  worth: value => `het is ${value}`,
  seenBy: names => `gezien door ${names}`,
  fits: (ways, tile) => `de tegel past op ${count(ways, 'manier', 'manieren')}, nu ${tile}`,
  driver: 'alleen met de kameeldrijver, voor één watersteen',
  open: 'kan gekozen worden',
  takeBack: height => `figuur ${height} kan worden teruggenomen`,
  turned: (tile, fits) => `nu ${tile}; ${fits ? 'past' : 'past hier niet'}`,
  shut: 'kan nu niet gekozen worden',
  chosen: 'gekozen',
  figureKeys: heights =>
    `Toetsen kiezen de figuur: ${heights
      .map((height, i) => (height > 0 ? `${i + 1} hoogte ${height}` : ''))
      .filter(Boolean)
      .join(', ')}`,
  row: 'Waardering, op volgorde van hoogte',
  stock: {
    title: 'Bezittingen',
    display: 'Voorraad',
    empty: 'geen tegel',
    inHand: 'Tegel in de hand',
    turn: 'Draai de tegel',
    figures: 'Figuren',
    home: 'klaar',
    away: cell => `op ${cell}`,
    camels: (camels, places) => `${count(camels, 'kameel', 'kamelen')}, ${count(places, 'plaats', 'plaatsen')} vrij`,
    left: tiles => (tiles === 0 ? 'Alle tegels zijn getrokken' : `Nog ${count(tiles, 'tegel', 'tegels')}`),
    leftWhy: 'Als de laatste tegel getrokken is, krijgt iedereen nog één beurt.',
    tiles: 'Tegels over',
    stack: number => `Stapel ${number}`,
  },
  boardText: {
    title: 'Het bord in woorden',
    caravan: cell => `karavaan op ${cell}`,
    goods: 'waren',
    none: 'geen',
    land: 'Ontdekt land',
    rumours: 'Geruchten',
    noRumours: 'Er ligt geen gerucht op het bord.',
    left: 'Tegels over',
  },
};
