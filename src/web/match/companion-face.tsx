import './companions.css';
import type { JSX } from 'preact';
import type { Hue } from '../kit/players.tsx';

/** The bots, by name: they are known by their faces too. */
export const companions = ['Amira', 'Idris', 'Leila', 'Tarek', 'Zahra'] as const;
export type Companion = (typeof companions)[number];

export function isCompanion(name: string): name is Companion {
  return (companions as readonly string[]).includes(name);
}

/** What makes a face somebody's, in a field of 64 by 64. */
interface Features {
  readonly skin: string;
  /** Hair or beard, if they can be seen. */
  readonly hair?: string;
  /** What is worn on the head, in the colour of the seat. */
  readonly cloth: string;
  /** A band or a fold on it. */
  readonly trim: string;
  readonly brows: string;
  readonly mouth: string;
}

const features: Readonly<Record<Companion, Features>> = {
  Amira: {
    skin: '#c88f60',
    hair: 'M19 30C18 20 26 14 34 15C42 16 47 21 46 31C42 24 34 22 28 23C24 24 21 26 19 30Z',
    cloth: 'M14 46C10 24 18 8 32 8C47 8 54 25 50 46C49 38 48 30 46 25C40 18 24 18 18 26C16 31 15 38 14 46Z',
    trim: 'M18 25C25 17 40 17 46 24',
    brows: 'M23 29L28 27M36 27L41 29',
    mouth: 'M26 42C30 46 35 46 39 42',
  },
  Idris: {
    skin: '#9a6a44',
    hair: 'M19 38C20 52 26 57 32 57C38 57 44 52 45 38C42 44 38 46 32 46C26 46 22 44 19 38Z',
    cloth: 'M15 27C12 12 22 6 32 6C43 6 52 12 49 27C42 20 22 20 15 27Z',
    trim: 'M15 27C22 14 36 11 47 15M17 18C26 10 40 14 49 26',
    brows: 'M22 29H28M36 29H42',
    mouth: 'M28 42C31 43 34 43 36 42',
  },
  Leila: {
    skin: '#b67a4e',
    cloth: 'M13 50C8 22 18 7 32 7C47 7 56 22 51 50C51 36 48 23 32 22C17 23 13 36 13 50Z',
    trim: 'M16 32C20 24 26 21 32 21C39 21 45 24 48 32M32 8V14',
    brows: 'M22 28C24 26 27 26 28 28M36 28C38 26 40 26 42 28',
    mouth: 'M24 40C28 48 36 48 40 40Z',
  },
  Tarek: {
    skin: '#a87450',
    hair: 'M24 40C27 36 37 36 40 40C37 42 34 41 32 40C30 41 27 42 24 40ZM27 50C30 48 34 48 37 50L32 60Z',
    cloth: 'M16 28C14 10 26 3 32 3C39 3 51 10 48 28C40 21 24 21 16 28Z',
    trim: 'M32 3L32 12M25 14L32 10L39 14',
    brows: 'M21 28L28 30M36 30L43 28',
    mouth: 'M28 45H36',
  },
  Zahra: {
    skin: '#d3a076',
    hair: 'M18 34C17 22 24 17 32 24C40 17 47 22 46 34C44 28 40 26 32 27C25 26 20 28 18 34Z',
    cloth: 'M12 54C6 24 16 6 32 6C49 6 58 24 52 54L46 50C49 34 46 20 32 20C19 20 15 34 18 50Z',
    trim: 'M14 40C15 28 20 20 32 20C45 20 49 28 50 40',
    brows: 'M23 30C25 28 27 28 28 29M36 29C37 28 39 28 41 30',
    mouth: 'M28 43C31 45 34 44 36 43',
  },
};

/** A bot's face, in the colour of its seat. The name stands beside it. */
export function CompanionFace({ name, hue }: { name: Companion; hue: Hue }): JSX.Element {
  const { skin, hair, cloth, trim, brows, mouth } = features[name];
  return (
    <svg class={`companion-face hue-${hue}`} viewBox="0 0 64 64" aria-hidden="true">
      <path class="shoulders" d="M6 66C8 53 20 50 32 50C44 50 56 53 58 66Z" />
      <path
        class="skin"
        d="M32 17C42 17 47 24 46 34C45 46 39 52 32 52C25 52 19 46 18 34C17 24 22 17 32 17Z"
        fill={skin}
      />
      {hair && <path class="hair" d={hair} />}
      <path class="cloth" d={cloth} />
      <path class="trim" d={trim} />
      <path class="line" d={`${brows}${mouth}M25 34h.1M39 34h.1`} />
    </svg>
  );
}
