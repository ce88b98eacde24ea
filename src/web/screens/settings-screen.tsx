import './settings-screen.css';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { forgetAll } from '../browser/local-storage.ts';
import { languages, magnifierUses } from '../kit/view.ts';
import { store } from '../match/match-store.ts';
import { AccountPart } from '../online/account.tsx';
import { signOut } from '../online/sign-out.ts';
import { startAddress } from '../page/route.ts';
import {
  awake,
  botPace,
  botPaces,
  chatAloud,
  endTurn,
  fieldNameChoices,
  fieldNames,
  language,
  magnifier,
  motion,
  motions,
  patterns,
  sound,
  switches,
  theme,
  themes,
  vibration,
} from '../page/settings.ts';
import { version } from '../page/version.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FormScreen } from '../ui/form-screen.tsx';
import { ownNames } from '../ui/header.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import type { Words } from '../words/words.ts';
import { OwnName } from './own-name.tsx';

interface Props {
  readonly words: Words;
}

export function SettingsScreen({ words }: Props): JSX.Element {
  return (
    <FormScreen words={words} title={words.settings.title}>
      <SettingsForm words={words} />
    </FormScreen>
  );
}

export function SettingsDialog({ words, close }: Props & { close: () => void }): JSX.Element {
  return (
    <Dialog title={words.settings.title} words={words} close={close}>
      <SettingsForm words={words} />
    </Dialog>
  );
}

function SettingsForm({ words }: Props): JSX.Element {
  const { settings, common } = words;
  return (
    <div class="settings">
      <form class="settings" onSubmit={event => event.preventDefault()}>
        <OwnName words={words} />
        <Choice name={common.language} setting={language} values={languages} says={ownNames} />
        <Choice name={common.theme} setting={theme} values={themes} says={common.themes} />
        <Choice name={settings.motion} setting={motion} values={motions} says={settings.motions} />
        <Choice name={settings.pace} setting={botPace} values={botPaces} says={settings.paces} />
        <Choice name={settings.sound} setting={sound} values={switches} says={settings.switches} />
        {abilities.vibration && (
          <Choice
            name={settings.vibration}
            hint={settings.vibrationHint}
            setting={vibration}
            values={switches}
            says={settings.switches}
          />
        )}
        {abilities.wakeLock && (
          <Choice
            name={settings.awake}
            hint={settings.awakeHint}
            setting={awake}
            values={switches}
            says={settings.switches}
          />
        )}
        <Choice
          name={settings.endTurn}
          hint={settings.endTurnHint}
          setting={endTurn}
          values={switches}
          says={settings.switches}
        />
        <Choice
          name={settings.chatAloud}
          hint={settings.chatAloudHint}
          setting={chatAloud}
          values={switches}
          says={settings.switches}
        />
        <BoardChoices words={words} />
      </form>
      <AccountPart words={words} />
      <DataPart words={words} />
      <section class="about">
        <h2>{settings.about}</h2>
        <p class="small">{settings.version(version)}</p>
      </section>
    </div>
  );
}

/** How boards are shown. */
function BoardChoices({ words: { settings } }: Props): JSX.Element {
  return (
    <>
      <Choice
        name={settings.magnifier}
        hint={settings.magnifierHint}
        setting={magnifier}
        values={magnifierUses}
        says={settings.magnifiers}
      />
      <Choice
        name={settings.patterns}
        hint={settings.patternsHint}
        setting={patterns}
        values={switches}
        says={settings.switches}
      />
      <Choice
        name={settings.fieldNames}
        hint={settings.fieldNamesHint}
        setting={fieldNames}
        values={fieldNameChoices}
        says={settings.fieldNameChoices}
      />
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly hint?: string;
  readonly setting: Signal<T>;
  readonly values: readonly Exclude<T, undefined>[];
  readonly says: Readonly<Record<T, string>>;
}

function Choice<T extends string>({ name, hint, setting, values, says }: ChoiceProps<T>): JSX.Element {
  return (
    <RadioChoice
      name={name}
      hint={hint}
      value={setting.value}
      values={values}
      say={value => says[value]}
      choose={value => void (setting.value = value)}
    />
  );
}

/** Deleting everything asks first, in place: a second dialog over this one would be one too many. */
function DataPart({ words }: Props): JSX.Element {
  const { settings, common } = words;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    await signOut();
    forgetAll();
    store.removeAll().then(beginAgain, error => setProblem(settings.deleteTrouble(String((error as Error).message))));
  };
  return (
    <section class="data">
      <h2>{settings.data}</h2>
      <p class="small">{settings.dataHint}</p>
      {asking ? (
        <div class="asking" role="group" aria-label={settings.deleteAll}>
          <p>{settings.deleteAsk}</p>
          <button type="button" class="button danger" onClick={() => void remove()}>
            {settings.deleteYes}
          </button>
          <button type="button" class="button plain" onClick={() => setAsking(false)}>
            {common.cancel}
          </button>
        </div>
      ) : (
        <button type="button" class="button plain" onClick={() => setAsking(true)}>
          {settings.deleteAll}
        </button>
      )}
      <p role="alert">{problem}</p>
    </section>
  );
}

/** As on the first visit: nothing that was deleted lives on in a table, a list or a setting. */
function beginAgain(): void {
  location.hash = startAddress;
  location.reload();
}
