import './table.css';
import './prompt.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { HintPanel } from '../advice/hint-panel.tsx';
import { Hinting } from '../advice/hinting.ts';
import type { OpenedGame } from '../opening.ts';
import { guideAddress, newAddress, rulesAddress } from '../route.ts';
import { Header, MenuButton, MenuLink } from '../screens/header.tsx';
import { Icon, type IconName } from '../screens/icon.tsx';
import { sound } from '../settings.ts';
import { useTall, useTight } from '../shape.ts';
import { LensButtons } from '../stage/lens.tsx';
import { stageWordsIn } from '../stage/words.ts';
import type { Words } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { type Company, companyOf } from './company.ts';
import type { Extras } from './extras.ts';
import { useFocus } from './focus.ts';
import { useTableKeys } from './keys.ts';
import { Objecting, Trouble } from './objecting.tsx';
import { PanelSheet, Panels } from './panels.tsx';
import { Prompt } from './prompt.tsx';
import { ResignDialog } from './resign.tsx';
import { Result } from './result.tsx';
import { ScoreStrip } from './scores.tsx';
import type { Sitting } from './sitting.ts';
import { useSounds } from './sounds.ts';
import { Stage, StockPlace } from './stage.tsx';
import { pool } from './thinkers.ts';

interface Props {
  readonly sitting: Sitting;
  readonly opened: OpenedGame;
  readonly words: Words;
  readonly extras?: Extras;
}

const nothing: Extras = {};

/** The table as a whole. The board is the screen; everything else stands beside it, or under it on tall screens. */
export function Room({ sitting, opened, words, extras = nothing }: Props): JSX.Element {
  const hinting = useMemo(() => new Hinting(sitting, pool), [sitting]);
  const company = useMemo(
    () => companyOf({ sitting, hinting, opened, words, extras }),
    [sitting, hinting, opened, words, extras],
  );
  const tall = useTall();
  const tight = useTight();
  useTableKeys(sitting, hinting);
  useEffect(() => () => hinting.leave(), [hinting]);
  return (
    <div class={`screen table ${tall ? 'tall' : 'wide'} ${tight ? 'tight' : ''}`}>
      <TableHeader company={company}>
        {extras.buttons?.(tight)}
        {tight && <PanelSheet company={company} />}
      </TableHeader>
      <Trouble company={company} />
      {extras.notes}
      <main class="table-top">
        {tall && <ScoreStrip company={company} />}
        <div class="stage-place">
          <Stage company={company} turned={tall} />
        </div>
        <div class="side">
          {tight && !tall && <ScoreStrip company={company} />}
          <div class="prompt-place">
            <Objecting company={company} />
            <Prompt company={company} />
          </div>
          <StockPlace company={company} />
          {!tight && <Panels company={company} />}
          <HintPanel company={company} />
        </div>
      </main>
      <Announcer company={company} />
      <Focus company={company} />
      <Sounds company={company} />
      <Result company={company} />
    </div>
  );
}

/** Apart from the room, as the sounds are, so that the room is not drawn anew for it. */
function Focus({ company }: { company: Company }): undefined {
  useFocus(company.sitting);
}

/** Apart from the room, so that the room is not drawn anew for what is only heard. */
function Sounds({ company }: { company: Company }): undefined {
  useSounds(company);
}

function TableHeader({ company, children }: { company: Company; children: ComponentChildren }): JSX.Element {
  const { sitting, words, gameWords, extras } = company;
  const { id } = company.game;
  const [resigning, setResigning] = useState(false);
  const seat = sitting.playingSeat();
  const tight = useTight();
  return (
    <>
      <Header
        words={words}
        menu={
          <>
            <MenuLink icon="book" to={rulesAddress(id)}>
              {words.common.rules}
            </MenuLink>
            <MenuLink icon="compass" to={guideAddress(id)}>
              {words.common.guide}
            </MenuLink>
            <MenuLink icon="play" to={newAddress(id)}>
              {words.play.newGame}
            </MenuLink>
            {extras.menu}
            {tight && <SoundItem words={words} />}
            {seat !== undefined && (
              <MenuButton icon="flag" act={() => setResigning(true)}>
                {words.play.resign}
              </MenuButton>
            )}
          </>
        }
      >
        <h1 lang="de">{gameWords.title}</h1>
        <LensButtons words={stageWordsIn(gameWords.language)} single={tight} />
        {children}
        {!tight && <SoundButton words={words} />}
      </Header>
      {resigning && seat !== undefined && (
        <ResignDialog company={company} seat={seat} close={() => setResigning(false)} />
      )}
    </>
  );
}

/** Whether there is sound, in words and as a sign, and how to change it. */
function soundIn({ play }: Words): { name: string; icon: IconName; act: () => void } {
  return sound.value === 'on'
    ? { name: play.soundOn, icon: 'loud', act: () => void (sound.value = 'off') }
    : { name: play.soundOff, icon: 'mute', act: () => void (sound.value = 'on') };
}

function SoundButton({ words }: { words: Words }): JSX.Element {
  const { name, icon, act } = soundIn(words);
  return (
    <button type="button" class="round" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** The same in the menu, where the header has no room for it. */
function SoundItem({ words }: { words: Words }): JSX.Element {
  const { name, icon, act } = soundIn(words);
  return (
    <MenuButton icon={icon} act={act}>
      {name}
    </MenuButton>
  );
}
