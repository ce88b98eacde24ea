import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import type { Study } from '../../table/study.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { studyDisk } from '../match/indexed-db.ts';
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
  const { study, text } = route;
  if (study === '' && text === '') return <StudyList words={words} studyWords={studyWords} />;
  return <Finding key={study || text} {...{ route, words, studyWords }} />;
}

/** A study of this device is kept with every change; another one when somebody wants it. */
type Found = { readonly game: Game; readonly study: Study; readonly kept: boolean } | { readonly why: string };

function Finding({ route, words, studyWords }: Props & { route: StudyRoute }): JSX.Element {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    find(route, words, studyWords).then(setFound, error => setFound({ why: String(error) }));
  }, []);
  if (!found) return <LoadingScreen words={words} problem={undefined} />;
  if ('why' in found) return <LostScreen words={words} why={found.why} />;
  return <Opening {...{ found, words, studyWords }} />;
}

async function find({ study: id, text }: StudyRoute, words: Words, { lost }: StudyWords): Promise<Found> {
  const written = id === '' ? await unpackText(text) : (await studyDisk.get(id))?.text;
  if (written === undefined) return { why: id === '' ? words.replay.troubles.unreadable('') : lost };
  const read = await readStudy(written, loadKnown, id === '' ? undefined : id);
  if (!read.ok) return { why: fileProblemText(words, read) };
  return { game: read.game, study: read.study, kept: id !== '' };
}

interface OpeningProps extends Props {
  readonly found: Exclude<Found, { why: string }>;
}

function Opening({ found, words, studyWords }: OpeningProps): JSX.Element {
  const { opened, problem } = useGame(found.game.id as GameId);
  const [kept, setKept] = useState(found.kept);
  const controller = useMemo(() => openStudy(found), [found]);
  useEffect(() => () => controller.leave(), [controller]);
  const keep = () => {
    controller.host.keepFromNowOn();
    setKept(true);
  };
  const slots = useMemo(
    () => opened && studySlots({ controller, opened, words, studyWords, ...(!kept && { keep }) }),
    [controller, opened, words, studyWords, kept],
  );
  if (!opened || !slots) return <LoadingScreen words={words} problem={problem} />;
  return <TableLayout controller={controller} opened={opened} words={words} slots={slots} />;
}

function openStudy({ game, study, kept }: OpeningProps['found']): StudyController {
  return new StudyController(new StudyHost(game, study, { keep: keepStudy, kept }));
}
