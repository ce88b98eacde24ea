import './table.css';
import './prompt.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { HintController } from '../advice/hint-controller.ts';
import { useTall, useTight } from '../browser/screen-shape.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { hasGuide, hasRules } from '../catalogue/readings.ts';
import { ZoomButtons } from '../kit/viewport/viewport.tsx';
import { zoomWordsIn } from '../kit/viewport/zoom-words.ts';
import { searchPool } from '../match/search-pool.ts';
import { guideAddress, newAddress, rulesAddress } from '../page/route.ts';
import { sound } from '../page/settings.ts';
import { Header, MenuButton, MenuLink } from '../ui/header.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Words } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { BoardArea, StockPlace } from './board-area.tsx';
import { useBoardFocus } from './board-focus.ts';
import { HintPanel } from './hint-panel.tsx';
import { MatchResult } from './match-result.tsx';
import { Prompt } from './prompt.tsx';
import { RefusalArea, SaveProblem } from './refusal-card.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { ScoreStrip } from './scores.tsx';
import { useSounds } from './sounds.ts';
import { type TableContext, tableContextOf } from './table-context.ts';
import type { TableController } from './table-controller.ts';
import { useTableKeys } from './table-keys.ts';
import { PanelSheet, TablePanels } from './table-panels.tsx';
import type { TableSlots } from './table-slots.ts';

interface Props {
  readonly controller: TableController;
  readonly opened: OpenedGame;
  readonly words: Words;
  readonly slots?: TableSlots;
}

const nothing: TableSlots = {};

/** The table as a whole. The board is the screen; everything else stands beside it, or under it on tall screens. */
export function TableLayout({ controller, opened, words, slots = nothing }: Props): JSX.Element {
  const hintController = useMemo(() => new HintController(controller, searchPool), [controller]);
  const context = useMemo(
    () => tableContextOf({ controller, hintController, opened, words, slots }),
    [controller, hintController, opened, words, slots],
  );
  const tall = useTall();
  const tight = useTight();
  useTableKeys(controller, hintController);
  useEffect(() => () => hintController.leave(), [hintController]);
  return (
    <div class={`screen table ${tall ? 'tall' : 'wide'} ${tight ? 'tight' : ''}`}>
      <TableHeader context={context}>
        {slots.buttons?.(tight)}
        {tight && <PanelSheet context={context} />}
      </TableHeader>
      <SaveProblem context={context} />
      {slots.notes}
      <main class="table-top">
        {tall && <ScoreStrip context={context} />}
        <div class="stage-place">
          <BoardArea context={context} turned={tall} />
        </div>
        <div class="side">
          {tight && !tall && <ScoreStrip context={context} />}
          <div class="prompt-place">
            <RefusalArea context={context} />
            <Prompt context={context} />
          </div>
          <StockPlace context={context} />
          {!tight && <TablePanels context={context} />}
          <HintPanel context={context} />
        </div>
      </main>
      <Announcer context={context} />
      <Focus context={context} />
      <Sounds context={context} />
      <MatchResult context={context} />
    </div>
  );
}

/** A component of its own, as the sounds are, so that the layout is not rendered anew for it. */
function Focus({ context }: { context: TableContext }): undefined {
  useBoardFocus(context.controller);
}

/** A component of its own, so that the layout is not rendered anew for sounds. */
function Sounds({ context }: { context: TableContext }): undefined {
  useSounds(context);
}

function TableHeader({ context, children }: { context: TableContext; children: ComponentChildren }): JSX.Element {
  const { controller, words, gameWords, slots } = context;
  const { id } = context.game;
  const [resigning, setResigning] = useState(false);
  const seat = controller.playingSeat();
  const tight = useTight();
  return (
    <>
      <Header
        words={words}
        menu={
          <>
            {hasRules(id) && (
              <MenuLink icon="book" to={rulesAddress(id)}>
                {words.common.rules}
              </MenuLink>
            )}
            {hasGuide(id) && (
              <MenuLink icon="compass" to={guideAddress(id)}>
                {words.common.guide}
              </MenuLink>
            )}
            <MenuLink icon="play" to={newAddress(id)}>
              {words.play.newGame}
            </MenuLink>
            {slots.menu}
            {tight && <SoundItem words={words} />}
            {seat !== undefined && (
              <MenuButton icon="flag" onClick={() => setResigning(true)}>
                {words.play.resign}
              </MenuButton>
            )}
          </>
        }
      >
        <h1 lang={context.game.titleLanguage}>{gameWords.title}</h1>
        <ZoomButtons words={zoomWordsIn(gameWords.language)} single={tight} />
        {children}
        {!tight && <SoundButton words={words} />}
      </Header>
      {resigning && seat !== undefined && (
        <ResignDialog context={context} seat={seat} close={() => setResigning(false)} />
      )}
    </>
  );
}

/** Whether there is sound, in words and as a sign, and how to change it. */
function soundIn({ play }: Words): { name: string; icon: IconName; toggle: () => void } {
  return sound.value === 'on'
    ? { name: play.soundOn, icon: 'loud', toggle: () => void (sound.value = 'off') }
    : { name: play.soundOff, icon: 'mute', toggle: () => void (sound.value = 'on') };
}

function SoundButton({ words }: { words: Words }): JSX.Element {
  const { name, icon, toggle } = soundIn(words);
  return (
    <button type="button" class="round" aria-label={name} title={name} onClick={toggle}>
      <Icon name={icon} />
    </button>
  );
}

/** The same in the menu, where the header has no room for it. */
function SoundItem({ words }: { words: Words }): JSX.Element {
  const { name, icon, toggle } = soundIn(words);
  return (
    <MenuButton icon={icon} onClick={toggle}>
      {name}
    </MenuButton>
  );
}
