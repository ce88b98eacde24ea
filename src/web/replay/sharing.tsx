import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText, download, pngOf } from '../browser/downloads.ts';
import { sharedAddress, type WatchRoute, watchAddress } from '../page/route.ts';
import { fileName, fileText } from '../recording/game-file.ts';
import { hasHiddenEntries, stateAt } from '../recording/recording.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { LONGEST_LINK, packLog } from '../recording/share-link.ts';
import { Icon } from '../ui/icon.tsx';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
  readonly watched: WatchRoute | undefined;
  readonly turned: boolean;
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
        {way(replay.copyLink, copyLink, replay.linkTrouble)}
        {way(replay.saveFile, saveFile, replay.fileTrouble)}
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

async function copyLink({ context, at, watched }: Props): Promise<ShareResult> {
  const { recording, words } = context;
  const hash = watched
    ? watchAddress({ ...watched, at: String(at) })
    : sharedAddress(await packLog(recording), String(at));
  const link = `${location.origin}${location.pathname}${hash}`;
  if (link.length > LONGEST_LINK) return { text: words.replay.linkTooLong(Math.ceil(link.length / 1000)) };
  return (await copyText(link)) ? { text: words.replay.copied } : { text: words.replay.copyByHand, link };
}

function saveAs({ context }: Props, content: Blob, ending: string): ShareResult {
  const name = fileName(context.recording.game.id, new Date(), ending);
  download(content, name);
  return { text: context.words.replay.saved(name) };
}

async function saveFile(props: Props): Promise<ShareResult> {
  return saveAs(props, new Blob([fileText(props.context.recording)], { type: 'application/jsonl' }), 'jsonl');
}

async function saveSvg(props: Props): Promise<ShareResult> {
  return saveAs(props, new Blob([drawingOf(props)], { type: 'image/svg+xml' }), 'svg');
}

async function savePng(props: Props): Promise<ShareResult> {
  return saveAs(props, await pngOf(drawingOf(props)), 'png');
}

function drawingOf({ context: { view, recording, hues }, at, turned }: Props): string {
  const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const asked = matchMedia('(prefers-color-scheme: dark)').matches;
  const system = document.documentElement.dataset.theme === 'system' && asked;
  return view.print!({ state: stateAt(recording, at), theme: dark || system ? 'dark' : 'light', hues, turned });
}
