import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { limits } from '../../protocol/limits.ts';
import { ownName, rememberOwnName } from '../match/names.ts';
import { myName } from '../online/identity.ts';
import type { Words } from '../words/words.ts';

/** The name at this device, for whoever has none online yet: it is offered there, too. Empty, the page says "You". */
export function OwnName({ words }: { words: Words }): JSX.Element | undefined {
  const [name, setName] = useState(ownName() ?? '');
  if (myName.value !== undefined) return undefined;
  const change = (given: string) => {
    setName(given);
    rememberOwnName(given);
  };
  return (
    <label class="setting">
      <span class="label">{words.settings.name}</span>
      <span class="small">{words.settings.nameHint}</span>
      <input
        type="text"
        class="field"
        value={name}
        maxLength={limits.name}
        placeholder={words.you.name}
        autocomplete="nickname"
        spellcheck={false}
        onInput={event => change(event.currentTarget.value)}
      />
    </label>
  );
}
