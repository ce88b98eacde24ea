import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { pngOf } from '../browser/downloads.ts';
import { copyText, giveFile, shareLink } from '../browser/sharing.ts';
import { sharedAddress, type WatchRoute, watchAddress } from '../page/route.ts';
import { drawnCard } from '../recording/drawn-board.ts';
import { fileName, fileText } from '../recording/game-file.ts';
import { givenText } from '../recording/given-text.ts';
import { writtenPosition } from '../recording/position-file.ts';
import { hasHiddenEntries, stateAt } from '../recording/recording.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { LONGEST_LINK, packLog } from '../recording/share-link.ts';
import { Icon } from '../ui/icon.tsx';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
  readonly watched: WatchRoute | undefined;
}

/** What became of it: a sentence, and a link for those whose browser does not copy. */
interface ShareResult {
  readonly text: string;
  readonly link?: string;
}

/** A slip with all the ways to take a game along. */
export function Sharing(props: Props): JSX.Element {
  const { words, recording } = props.context;
  const name = words.replay.share;
  // Opened again, the slip is as new.
  const [opened, setOpened] = useState(0);
  return (
    <>
      <button type="button" class="round" popovertarget="sharing" aria-label={name} title={name}>
        <Icon name="share" />
      </button>
      <div id="sharing" class="take-away" popover="auto" onToggle={() => setOpened(opened + 1)}>
        <h2>{name}</h2>
        {hasHiddenEntries(recording) ? <p>{words.replay.sealed}</p> : <Ways key={opened} {...props} />}
      </div>
    </>
  );
}

function Ways(props: Props): JSX.Element {
  const [result, setResult] = useState<ShareResult>();
  const { replay } = props.context.words;
  const way = (text: string, share: (props: Props) => Promise<ShareResult>, trouble: string) => (
    <button
      type="button"
      class="button plain"
      onClick={() => void share(props).then(setResult, () => setResult({ text: trouble }))}
    >
      {text}
    </button>
  );
  return (
    <>
      <div class="outlets">
        {abilities.sharesFirst
          ? way(replay.shareLink, passLink, replay.linkTrouble)
          : way(replay.copyLink, copyLink, replay.linkTrouble)}
        {way(replay.saveFile, saveFile, replay.fileTrouble)}
        {way(replay.copyPosition, copyPosition, replay.fileTrouble)}
        {props.context.view.print && way(replay.saveSvg, saveSvg, replay.pictureTrouble)}
        {props.context.view.print && way(replay.savePng, savePng, replay.pictureTrouble)}
      </div>
      <p role="status">{result?.text}</p>
      {result?.link !== undefined && (
        <input
          class="link"
          readOnly
          aria-label={replay.copyByHand}
          value={result.link}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </>
  );
}

class LinkTooLong extends Error {
  readonly kilobytes: number;
  constructor(length: number) {
    super(`a link of ${length} characters`);
    this.kilobytes = Math.ceil(length / 1000);
  }
}

async function linkOf({ context, at, watched }: Props): Promise<string> {
  const hash = watched
    ? watchAddress({ ...watched, at: String(at) })
    : sharedAddress(await packLog(context.recording), String(at));
  const link = `${location.origin}${location.pathname}${hash}`;
  if (link.length > LONGEST_LINK) throw new LinkTooLong(link.length);
  return link;
}

/** To pack a game takes a moment, and the clipboard has to be asked before that, within the click. */
async function copyLink(props: Props): Promise<ShareResult> {
  const { replay } = props.context.words;
  const making = linkOf(props);
  const copied = await copyText(making);
  return saidOf(props, making, link => (copied ? { text: replay.copied } : { text: replay.copyByHand, link }));
}

/** On phones the system passes it on; where it does not, the link can still be copied. */
async function passLink(props: Props): Promise<ShareResult> {
  const { replay } = props.context.words;
  return saidOf(props, linkOf(props), async link => {
    const passed = await shareLink(link);
    if (passed !== 'failed') return { text: '' };
    return (await copyText(link)) ? { text: replay.copied } : { text: replay.copyByHand, link };
  });
}

type Saying = (link: string) => ShareResult | Promise<ShareResult>;

async function saidOf({ context }: Props, making: Promise<string>, say: Saying): Promise<ShareResult> {
  try {
    return await say(await making);
  } catch (error) {
    if (error instanceof LinkTooLong) return { text: context.words.replay.linkTooLong(error.kilobytes) };
    throw error;
  }
}

async function saveAs({ context }: Props, content: Blob, ending: string): Promise<ShareResult> {
  const name = fileName(context.recording.game.id, new Date(), ending);
  return { text: givenText(context.words, await giveFile(content, name), name) };
}

async function saveFile(props: Props): Promise<ShareResult> {
  return saveAs(props, new Blob([fileText(props.context.recording)], { type: 'application/jsonl' }), 'jsonl');
}

/** The position that is shown, to be read or studied elsewhere; a file where the browser does not copy. */
async function copyPosition(props: Props): Promise<ShareResult> {
  const { recording, words } = props.context;
  const { players, options } = recording.match;
  const state = stateAt(recording, props.at);
  const making = writtenPosition(recording.game, { seats: players.length, options, state }).then(text => text ?? '');
  if (await copyText(making)) return { text: words.replay.positionCopied };
  return saveAs(props, new Blob([await making], { type: 'text/plain' }), 'txt');
}

async function saveSvg(props: Props): Promise<ShareResult> {
  return saveAs(props, new Blob([drawnCard(props.context, props.at)], { type: 'image/svg+xml' }), 'svg');
}

async function savePng(props: Props): Promise<ShareResult> {
  return saveAs(props, await pngOf(drawnCard(props.context, props.at)), 'png');
}
