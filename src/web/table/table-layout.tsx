import './table.css';
import './prompt.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { HintController } from '../advice/hint-controller.ts';
import { useTall, useTight } from '../browser/screen-shape.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { hasGuide, hasPuzzles, hasRules } from '../catalogue/readings.ts';
import { later } from '../kit/later.ts';
import { ZoomButtons } from '../kit/viewport/viewport.tsx';
import { zoomWordsIn } from '../kit/viewport/zoom-words.ts';
import { coachMemory } from '../match/acquaintance.ts';
import { searchPool } from '../match/search-pool.ts';
import { usePageTitle } from '../page/page-title.ts';
import { guideAddress, newAddress, puzzlesAddress, rulesAddress } from '../page/route.ts';
import { boardTurned, largeType, sound } from '../page/settings.ts';
import { Header, MenuButton, MenuLink, MenuRule } from '../ui/header.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { Words } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { BoardArea, StockPlace } from './board-area.tsx';
import { focusBoard, useBoardFocus } from './board-focus.ts';
import { useHandheld } from './handheld.ts';
import { MatchResult } from './match-result.tsx';
import { useMoments } from './moment.tsx';
import { isOnlooker } from './onlooker.tsx';
import { useOutcomeTelling } from './outcome-telling.ts';
import { Prompt } from './prompt.tsx';
import { RefusalArea, SaveProblem } from './refusal-card.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { ScoreStrip } from './scores.tsx';
import { useSounds } from './sounds.ts';
import { type TableContext, tableContextOf } from './table-context.ts';
import type { TableController } from './table-controller.ts';
import { useTableKeys } from './table-keys.ts';
import { useOrientation } from './table-orientation.ts';
import { PanelSheet, TablePanels } from './table-panels.tsx';
import type { TableSlots } from './table-slots.ts';
import { TouchTip } from './touch-tip.tsx';

// Most games are not the first: what explains them comes when it is wanted.
const Coach = lazy(async () => (await import('./coach.tsx')).Coach, WaitingSheet);
const GoalDialog = lazy(async () => (await import('./goal-dialog.tsx')).GoalDialog, WaitingSheet);

interface Props {
  readonly controller: TableController;
  readonly opened: OpenedGame;
  readonly words: Words;
  readonly slots?: TableSlots;
}

const nothing: TableSlots = {};

const useHintPanel = later(async () => (await import('./hint-panel.tsx')).HintPanel);

/** Fetched with the first hint that somebody asks for. */
function HintPlace({ context }: { context: TableContext }): JSX.Element | undefined {
  const { found: HintPanel } = useHintPanel(context.hintController.shown.value);
  return HintPanel && <HintPanel context={context} />;
}

/** The table as a whole. The board is the screen; everything else stands beside it, or under it on tall screens. */
export function TableLayout({ controller, opened, words, slots = nothing }: Props): JSX.Element {
  const hintController = useMemo(() => new HintController(controller, searchPool), [controller]);
  const context = useMemo(
    () => tableContextOf({ controller, hintController, opened, words, slots }),
    [controller, hintController, opened, words, slots],
  );
  const tall = useTall();
  const tight = useTight();
  const isLarge = controller.host.hand !== undefined && largeType.value === 'on';
  useTableKeys(context);
  // A lesson or a puzzle has the name of its own screen.
  usePageTitle(controller.host.free ? '' : opened.gameWords.title);
  useMoments(context);
  useEffect(() => () => hintController.leave(), [hintController]);
  return (
    <div class={`screen table ${tall ? 'tall' : 'wide'} ${tight ? 'tight' : ''} ${isLarge ? 'large-type' : ''}`}>
      <TableHeader context={context}>
        {slots.buttons?.(tight)}
        {tight && <PanelSheet context={context} />}
      </TableHeader>
      <SaveProblem context={context} />
      {slots.notes}
      <main class="table-top spread">
        {tall && <ScoreStrip context={context} />}
        <div class={`stage-place ${controller.host.hand && boardTurned.value === 'on' ? 'from-there' : ''}`}>
          <BoardArea context={context} turned={tall} />
          <TouchTip context={context} />
        </div>
        <div class="side">
          {!tight && <HintPlace context={context} />}
          <AskPlace context={context} />
          {tight && !tall && <ScoreStrip context={context} />}
          <div class="prompt-place">
            {tight && <HintPlace context={context} />}
            <RefusalArea context={context} />
            <PromptOrElse context={context} />
          </div>
          {controller.host.hand && <RefereePlace context={context} />}
          <StockPlace context={context} />
          {!controller.host.free && coachMemory(opened.game.id).value !== 'off' && (
            <Coach context={context} words={words} />
          )}
          {!tight && <TablePanels context={context} />}
        </div>
      </main>
      <Announcer context={context} />
      <Focus context={context} />
      <OrientationLoader context={context} />
      <HandLoader context={context} />
      <Sounds context={context} />
      <Handheld context={context} />
      <MatchResult context={context} />
    </div>
  );
}

/** A component of its own, so that the layout is not rendered anew with what stands there. */
function PromptOrElse({ context }: { context: TableContext }): JSX.Element {
  return <>{context.slots.prompt?.() ?? <Prompt context={context} />}</>;
}

const useRefereeBar = later(async () => (await import('./referee-bar.tsx')).RefereeBar);

/** Fetched where the printed game lies on the table. */
function RefereePlace({ context }: { context: TableContext }): JSX.Element | undefined {
  const { found: RefereeBar } = useRefereeBar();
  return RefereeBar && <RefereeBar context={context} />;
}

const useAskPanel = later(async () => (await import('./ask-panel.tsx')).AskPanel);

/** The ask line comes when it is first wanted; closed, it gives the keys back to the board. */
function AskPlace({ context }: { context: TableContext }): JSX.Element | undefined {
  const open = context.asking.value;
  const { found: AskPanel } = useAskPanel(open);
  const close = () => {
    context.asking.value = false;
    focusBoard();
  };
  return open && AskPanel ? <AskPanel context={context} close={close} /> : undefined;
}

/** A component of its own, as the sounds are, so that the layout is not rendered anew for it. */
function Focus({ context }: { context: TableContext }): undefined {
  useBoardFocus(context);
}

/** Likewise. */
function OrientationLoader({ context }: { context: TableContext }): undefined {
  useOrientation(context);
}

/** Likewise. */
function HandLoader({ context }: { context: TableContext }): undefined {
  useOutcomeTelling(context);
}

/** A component of its own, so that the layout is not rendered anew for sounds. */
function Sounds({ context }: { context: TableContext }): undefined {
  useSounds(context);
}

/** Likewise. */
function Handheld({ context }: { context: TableContext }): undefined {
  useHandheld(context);
}

function TableHeader({ context, children }: { context: TableContext; children: ComponentChildren }): JSX.Element {
  const { controller, words, gameWords, slots } = context;
  const { id } = context.game;
  const [asking, setAsking] = useState<'goal' | 'resign'>();
  const close = () => setAsking(undefined);
  const seat = isOnlooker(context) ? undefined : controller.playingSeat();
  const tight = useTight();
  return (
    <>
      <Header
        words={words}
        menu={
          <>
            <MenuButton icon="goal" onClick={() => setAsking('goal')}>
              {words.common.goal}
            </MenuButton>
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
            {hasPuzzles(id) && (
              <MenuLink icon="puzzle" to={puzzlesAddress(id)}>
                {words.start.puzzles}
              </MenuLink>
            )}
            <MenuButton icon="ask" onClick={() => void (context.asking.value = true)}>
              {words.play.ask}
            </MenuButton>
            <MenuRule />
            <MenuLink icon="play" to={newAddress(id)}>
              {words.play.newGame}
            </MenuLink>
            {slots.menu}
            {tight && <SoundItem words={words} />}
            {seat !== undefined && !controller.host.free && (
              <MenuButton icon="flag" onClick={() => setAsking('resign')}>
                {words.play.resign}
              </MenuButton>
            )}
          </>
        }
      >
        <TableTitle context={context} />
        <ZoomButtons words={zoomWordsIn(gameWords.language)} single={tight} />
        {children}
        {!tight && <SoundButton words={words} />}
      </Header>
      {asking === 'goal' && <GoalDialog id={id as GameId} words={words} close={close} />}
      {asking === 'resign' && seat !== undefined && <ResignDialog context={context} seat={seat} close={close} />}
    </>
  );
}

function TableTitle({ context: { game, gameWords, slots } }: { context: TableContext }): JSX.Element {
  if (!slots.subtitle) return <h1 lang={game.titleLanguage}>{gameWords.title}</h1>;
  return (
    <h1 class="subtitled">
      <span lang={game.titleLanguage}>{gameWords.title}</span>
      <span class="small">{slots.subtitle}</span>
    </h1>
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
