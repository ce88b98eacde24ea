import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Study } from '../../table/study.ts';
import { copyText, giveFile } from '../browser/sharing.ts';
import { hasAccount } from '../online/identity.ts';
import { saveStudy } from '../online/study-api.ts';
import { accountStudyAddress, go, sharedStudyAddress } from '../page/route.ts';
import { fileName } from '../recording/game-file.ts';
import { givenText } from '../recording/given-text.ts';
import { writtenPosition } from '../recording/position-file.ts';
import { LONGEST_LINK, packText } from '../recording/share-link.ts';
import { studyText } from '../recording/study-file.ts';
import type { StudyContext } from './study-context.ts';

interface Told {
  readonly text: string;
  /** For those whose browser does not copy. */
  readonly link?: string;
}

/** A study as a file, and as a link. */
export function StudySharing({ context }: { context: StudyContext }): JSX.Element {
  const { controller, studyWords, words } = context;
  const [told, tell] = useState<Told>();
  const share = (way: (context: StudyContext, study: Study) => Promise<Told>) =>
    way(context, controller.host.place.peek().study).then(tell, () => tell({ text: words.replay.fileTrouble }));
  return (
    <div class="study-acts">
      <button type="button" class="button plain" onClick={() => void share(saveFile)}>
        {studyWords.saveFile}
      </button>
      <button type="button" class="button plain" onClick={() => void share(copyLink)}>
        {studyWords.copyLink}
      </button>
      <button type="button" class="button plain" onClick={() => void share(copyPosition)}>
        {studyWords.copyPosition}
      </button>
      <AccountButton context={context} share={share} />
      <p class="small" role="status">
        {told?.text}
      </p>
      {told?.link !== undefined && <input class="link" readOnly aria-label={studyWords.copyByHand} value={told.link} />}
    </div>
  );
}

interface AccountProps {
  readonly context: StudyContext;
  readonly share: (way: (context: StudyContext, study: Study) => Promise<Told>) => Promise<void>;
}

/** A copy in the account, which has an address of its own; and that address, once it is there. */
function AccountButton({ context, share }: AccountProps): JSX.Element | undefined {
  const { live, studyWords } = context;
  if (live)
    return (
      <button type="button" class="button plain" onClick={() => void share(copyAddress)}>
        {studyWords.copyAddress}
      </button>
    );
  if (!hasAccount.value) return undefined;
  return (
    <button type="button" class="button plain" onClick={() => void share(saveToAccount)}>
      {studyWords.saveToAccount}
    </button>
  );
}

async function saveToAccount({ words, studyWords }: StudyContext, study: Study): Promise<Told> {
  const saved = await saveStudy(study);
  if (saved.ok) go(accountStudyAddress(saved.value.id));
  if (saved.ok) return { text: '' };
  return { text: saved.code === 'too-many' ? studyWords.tooMany : words.lobby.trouble(saved.code) };
}

async function copyAddress({ live, studyWords }: StudyContext): Promise<Told> {
  const link = `${location.origin}${location.pathname}${accountStudyAddress(live?.id ?? '')}`;
  return (await copyText(Promise.resolve(link)))
    ? { text: studyWords.addressCopied }
    : { text: studyWords.copyByHand, link };
}

async function saveFile({ words, opened }: StudyContext, study: Study): Promise<Told> {
  const name = fileName(`study-${opened.game.id}`, new Date(), 'json');
  return {
    text: givenText(words, await giveFile(new Blob([studyText(study)], { type: 'application/json' }), name), name),
  };
}

/** The clipboard has to be asked within the click, before the link is made. */
async function copyLink({ studyWords }: StudyContext, study: Study): Promise<Told> {
  const making = linkTo(study);
  const copied = await copyText(making);
  const link = await making;
  if (link.length > LONGEST_LINK) return { text: studyWords.tooLong };
  return copied ? { text: studyWords.copied } : { text: studyWords.copyByHand, link };
}

/** The position that is shown; where the browser does not copy, the text is a file. */
async function copyPosition({ controller, studyWords, words, opened }: StudyContext): Promise<Told> {
  const { game, match, table } = controller.host;
  const making = writtenPosition(game, { seats: match.players.length, options: match.options, state: table.state });
  if (await copyText(making.then(text => text ?? ''))) return { text: studyWords.positionCopied };
  const name = fileName(`position-${opened.game.id}`, new Date(), 'txt');
  const passed = await giveFile(new Blob([(await making) ?? ''], { type: 'text/plain' }), name);
  return { text: givenText(words, passed, name) };
}

async function linkTo(study: Study): Promise<string> {
  return `${location.origin}${location.pathname}${sharedStudyAddress(await packText(studyText(study)))}`;
}
