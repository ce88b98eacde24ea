import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import type { Study } from '../../table/study.ts';
import { freshId } from '../browser/ids.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { studyDisk } from '../match/indexed-db.ts';
import { fetchStudy } from '../online/study-api.ts';
import { useLocalized } from '../page/localized.ts';
import type { StudyRoute } from '../page/route.ts';
import { loadKnown } from '../recording/file-import.ts';
import { fileProblemText } from '../recording/file-problem-text.ts';
import { unpackText } from '../recording/share-link.ts';
import { readStudy } from '../recording/study-file.ts';
import { keepStudy } from '../recording/study-making.ts';
import { TableLayout } from '../table/table-layout.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { StudyWords } from '../words/study.en.ts';
import { studyWordsIn } from '../words/study.ts';
import type { Words } from '../words/words.ts';
import { AccountKeeper, followStudy, type LiveStudy, showStudy } from './live-study.ts';
import { StudyController } from './study-controller.ts';
import { StudyHost } from './study-host.ts';
import { StudyList } from './study-list.tsx';
import { studySlots } from './study-slots.tsx';

interface Props {
  readonly words: Words;
  readonly studyWords: StudyWords;
}

/** The list of studies, one of them, or one that came with the address. */
export function StudyScreen({ route, words }: { route: StudyRoute; words: Words }): JSX.Element {
  const { found: studyWords, problem } = useLocalized('study', studyWordsIn);
  if (!studyWords) return <LoadingScreen words={words} problem={problem} />;
  const { study, account, text } = route;
  if (study === '' && account === '' && text === '') return <StudyList words={words} studyWords={studyWords} />;
  return <Finding key={study || account || text} {...{ route, words, studyWords }} />;
}

/** A study of this device or of the reader's account is kept with every change; another one when somebody wants it. */
interface FoundStudy {
  readonly game: Game;
  readonly study: Study;
  readonly kept: boolean;
  /** One in an account, and whose it is. */
  readonly account?: { readonly id: string; readonly by: string | undefined };
}

type Found = FoundStudy | { readonly why: string };

function Finding({ route, words, studyWords }: Props & { route: StudyRoute }): JSX.Element {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    find(route, words, studyWords).then(setFound, error => setFound({ why: String(error) }));
  }, []);
  if (!found) return <LoadingScreen words={words} problem={undefined} />;
  if ('why' in found) return <LostScreen words={words} why={found.why} />;
  return <Opening {...{ found, words, studyWords }} />;
}

async function find(route: StudyRoute, words: Words, studyWords: StudyWords): Promise<Found> {
  const { study: id, account, text } = route;
  const { lost } = studyWords;
  if (account !== '') return findInAccount(account, words, studyWords);
  const written = id === '' ? await unpackText(text) : (await studyDisk.get(id))?.text;
  if (written === undefined) return { why: id === '' ? words.replay.troubles.unreadable('') : lost };
  const read = await readStudy(written, loadKnown, id === '' ? undefined : id);
  if (!read.ok) return { why: fileProblemText(words, read) };
  return { game: read.game, study: read.study, kept: id !== '' };
}

async function findInAccount(id: string, words: Words, { lostInAccount }: StudyWords): Promise<Found> {
  const found = await fetchStudy(id);
  if (!found.ok) return { why: found.code === 'no-such-study' ? lostInAccount : words.lobby.trouble(found.code) };
  const { text, own, by } = found.value;
  const read = await readStudy(text, loadKnown, id);
  if (!read.ok) return { why: fileProblemText(words, read) };
  return { game: read.game, study: read.study, kept: own === true, account: { id, by: own ? undefined : by } };
}

interface OpeningProps extends Props {
  readonly found: FoundStudy;
}

function Opening({ found, words, studyWords }: OpeningProps): JSX.Element {
  const { opened, problem } = useGame(found.game.id as GameId);
  const [kept, setKept] = useState(found.kept);
  const [{ controller, live }] = useState(() => openStudy(found));
  useEffect(
    () => () => {
      live?.leave();
      controller.leave();
    },
    [],
  );
  const keep = () => {
    controller.host.keepFromNowOn();
    setKept(true);
  };
  const slots = useMemo(
    () =>
      opened && studySlots({ controller, opened, words, studyWords, ...(!kept && { keep }), ...(live && { live }) }),
    [controller, opened, words, studyWords, kept],
  );
  if (!opened || !slots) return <LoadingScreen words={words} problem={problem} />;
  return <TableLayout controller={controller} opened={opened} words={words} slots={slots} />;
}

function openStudy({ game, study, kept, account }: FoundStudy): { controller: StudyController; live?: LiveStudy } {
  if (!account) return { controller: new StudyController(new StudyHost(game, study, { keep: keepStudy, kept })) };
  const keeper = new AccountKeeper(account.id);
  const host = new StudyHost(game, study, { keep: kept ? keeper.keep : copyHere, kept });
  const live = kept ? showStudy(host, account.id, keeper) : followStudy(host, account.id, account.by);
  return { controller: new StudyController(host), live };
}

/** Somebody else's study has a name of its own on this device. */
const copies = new Map<string, string>();

function copyHere(study: Study): Promise<void> {
  const id = copies.get(study.id) ?? freshId();
  copies.set(study.id, id);
  return keepStudy({ ...study, id });
}
