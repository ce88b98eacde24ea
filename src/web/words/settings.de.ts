import type { SettingsWords } from './settings.en.ts';

export const settings: SettingsWords = {
  title: 'Einstellungen',
  motion: 'Bewegung',
  motions: { system: 'Wie das System', reduced: 'Keine' },
  sound: 'Ton',
  pace: 'Tempo der Computer',
  paces: { slow: 'Langsam', normal: 'Normal', quick: 'Schnell', instant: 'Sofort' },
  endTurn: 'Meinen Zug automatisch beenden',
  endTurnHint: 'Sobald nichts mehr zu tun ist. Zurücknehmen geht dann nicht mehr.',
  patterns: 'Muster auf den Figuren',
  patternsHint: 'Webmuster und Formen helfen, wo Farben schwer zu unterscheiden sind.',
  switches: { off: 'Aus', on: 'An' },
  data: 'Auf diesem Gerät',
  dataHint: 'Spiele an diesem Gerät und Einstellungen bleiben nur in diesem Browser.',
  deleteAll: 'Alles löschen',
  deleteAsk:
    'Alle Spiele und Einstellungen auf diesem Gerät löschen? Sie lassen sich nicht zurückholen. Das Gerät vergisst auch, wer du beim Spielen mit anderen bist.',
  deleteYes: 'Ja, alles löschen',
  deleteTrouble: why => `Es ließ sich nicht alles löschen. Versuch es bitte noch einmal. (${why})`,
  about: 'Über',
  version: version => `Caravanserai ${version}. Freie Software unter der MIT-Lizenz.`,
};
