import type { Guidebook } from '../../../web/stage/guidebook.ts';
import { guide } from '../guide.ts';

export const guidebook: Guidebook = {
  script: guide,
  words: {
    en: async () => (await import('../words/guide.en.ts')).guide,
    de: async () => (await import('../words/guide.de.ts')).guide,
    nl: async () => (await import('../words/guide.nl.ts')).guide,
  },
};
