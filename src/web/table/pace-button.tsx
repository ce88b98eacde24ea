import type { JSX } from 'preact';
import { botPace, botPaces } from '../page/settings.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly words: Words;
  /** Does it say what it is about? There is no room for that among other buttons. */
  readonly isNamed?: boolean;
}

/** How fast others move, one press away from where one watches them: each press is the next pace. */
export function PaceButton({ words: { settings }, isNamed = false }: Props): JSX.Element {
  const pace = botPace.value;
  const next = botPaces[(botPaces.indexOf(pace) + 1) % botPaces.length]!;
  const name = `${settings.pace}: ${settings.paces[pace]}`;
  return (
    <button
      type="button"
      class="button plain pace"
      aria-label={isNamed ? undefined : name}
      title={name}
      onClick={() => void (botPace.value = next)}
    >
      {isNamed ? `${settings.paceShort}: ${settings.paces[pace]}` : settings.paces[pace]}
    </button>
  );
}
