import type { SettingsWords } from './settings.en.ts';

export const settings: SettingsWords = {
  title: 'Instellingen',
  motion: 'Beweging',
  motions: { system: 'Zoals het systeem', reduced: 'Geen' },
  sound: 'Geluid',
  pace: 'Tempo van de computers',
  paces: { slow: 'Langzaam', normal: 'Normaal', quick: 'Snel', instant: 'Meteen' },
  endTurn: 'Mijn beurt automatisch beëindigen',
  endTurnHint: 'Zodra er niets meer te doen is. Terugnemen kan dan niet meer.',
  patterns: 'Patronen op de stukken',
  patternsHint: 'Weefsels en vormen helpen waar kleuren moeilijk te onderscheiden zijn.',
  switches: { off: 'Uit', on: 'Aan' },
  data: 'Op dit apparaat',
  dataHint: 'Spellen op dit apparaat en instellingen blijven alleen in deze browser.',
  deleteAll: 'Alles verwijderen',
  deleteAsk:
    'Alle spellen en instellingen op dit apparaat verwijderen? Ze zijn niet terug te halen. Het apparaat vergeet ook wie je bent als je met anderen speelt.',
  deleteYes: 'Ja, alles verwijderen',
  deleteTrouble: why => `Niet alles kon worden verwijderd. Probeer het nog eens. (${why})`,
  about: 'Over',
  version: version => `Caravanserai ${version}. Vrije software onder de MIT-licentie.`,
};
