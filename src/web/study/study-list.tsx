import './study.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadGame } from '../../games/registry.ts';
import { type CatalogueCard, catalogue } from '../catalogue/game-catalogue.ts';
import { type SavedStudy, studyDisk } from '../match/indexed-db.ts';
import { go, studyAddress } from '../page/route.ts';
import { loadKnown } from '../recording/file-import.ts';
import { fileProblemText } from '../recording/file-problem-text.ts';
import { LARGEST_FILE } from '../recording/game-file.ts';
import { readStudy } from '../recording/study-file.ts';
import { freshStudy, keepStudy } from '../recording/study-making.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { Icon } from '../ui/icon.tsx';
import type { StudyWords } from '../words/study.en.ts';
import type { Words } from '../words/words.ts';
import { AccountStudies } from './account-studies.tsx';
import { PositionEntry } from './position-entry.tsx';
import { StudyRow } from './study-row.tsx';

interface Props {
  readonly words: Words;
  readonly studyWords: StudyWords;
}

/** The studies on this device, and ways to a new one. */
export function StudyList(props: Props): JSX.Element {
  const { words, studyWords } = props;
  const [list, setList] = useState<readonly SavedStudy[]>();
  const [problem, setProblem] = useState<string>();
  const look = () =>
    studyDisk.all().then(
      all => setList(all.toSorted((a, b) => b.touched - a.touched)),
      error => setProblem(String(error)),
    );
  useEffect(() => void look(), []);
  const attempt = (task: Promise<unknown>) =>
    void task.catch(error => setProblem(studyWords.trouble(String((error as Error).message))));
  return (
    <FormScreen words={words} title={words.start.study}>
      <p>{studyWords.about}</p>
      <h2>{studyWords.yours}</h2>
      {list?.length === 0 && <p class="small">{studyWords.none}</p>}
      <ul class="study-list">
        {list?.map(saved => (
          <StudyRow
            key={saved.id}
            {...props}
            study={saved}
            to={studyAddress(saved.id)}
            remove={() => attempt(studyDisk.remove(saved.id).then(look))}
          />
        ))}
      </ul>
      <AccountStudies {...props} />
      <h2>{studyWords.begin}</h2>
      <ul class="study-games">
        {catalogue.map(game => (
          <Beginnings key={game.id} game={game} studyWords={studyWords} begin={task => attempt(task)} />
        ))}
      </ul>
      <StudyImport {...props} tell={setProblem} />
      <PositionEntry {...props} />
      <p role="alert">{problem}</p>
    </FormScreen>
  );
}

interface BeginProps {
  readonly game: CatalogueCard;
  readonly studyWords: StudyWords;
  readonly begin: (task: Promise<void>) => void;
}

function Beginnings({ game: { id, title, titleLanguage, seats }, studyWords, begin }: BeginProps): JSX.Element {
  return (
    <li>
      <span lang={titleLanguage}>{title}</span>
      <span class="study-seats">
        {seats.map(count => (
          <button
            key={count}
            type="button"
            class="round"
            aria-label={studyWords.beginOf(title, count)}
            title={studyWords.seats(count)}
            onClick={() => begin(beginStudy(id, count))}
          >
            {count}
          </button>
        ))}
      </span>
    </li>
  );
}

async function beginStudy(id: CatalogueCard['id'], seats: number): Promise<void> {
  const study = freshStudy(await loadGame(id), seats);
  await keepStudy(study);
  go(studyAddress(study.id));
}

function StudyImport({ words, studyWords, tell }: Props & { tell: (problem: string) => void }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const text = file.size > LARGEST_FILE ? '' : await file.text();
    const read = await readStudy(text, loadKnown);
    if (!read.ok) return tell(fileProblemText(words, { ...read, kind: 'header', line: 1 }));
    await keepStudy(read.study);
    return go(studyAddress(read.study.id));
  };
  return (
    <p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          if (file) take(file).catch(error => tell(studyWords.trouble(String(error))));
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="button plain" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {studyWords.open}
      </button>
    </p>
  );
}
