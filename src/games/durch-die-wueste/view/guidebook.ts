import type { Guidebook } from '../../../web/kit/guidebook.ts';
import { guide } from '../text/guide.ts';

export const guidebook: Guidebook = {
  script: guide,
  words: {
    en: async () => (await import('../words/guide.en.ts')).guide,
    de: async () => (await import('../words/guide.de.ts')).guide,
    nl: async () => (await import('../words/guide.nl.ts')).guide,
  },
};
