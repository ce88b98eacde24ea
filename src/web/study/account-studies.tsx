import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AccountStudy } from '../../protocol/studies.ts';
import { hasAccount } from '../online/identity.ts';
import { hasBeenOnline, useServerStatus } from '../online/server-hooks.ts';
import { dropStudy, fetchStudies } from '../online/study-api.ts';
import { accountStudyAddress } from '../page/route.ts';
import type { StudyWords } from '../words/study.en.ts';
import type { Words } from '../words/words.ts';
import { StudyRow } from './study-row.tsx';

interface Props {
  readonly words: Words;
  readonly studyWords: StudyWords;
}

/** The studies in the reader's account, where they have one. */
export function AccountStudies({ words, studyWords }: Props): JSX.Element | undefined {
  const status = useServerStatus(hasBeenOnline());
  const [list, setList] = useState<readonly AccountStudy[]>();
  const [problem, setProblem] = useState('');
  const known = status === 'here' && hasAccount.value;
  const look = async () => {
    const found = await fetchStudies();
    if (found.ok) setList(found.value.studies);
    else setProblem(words.lobby.trouble(found.code));
  };
  useEffect(() => void (known && look()), [known]);
  if (!known) return undefined;
  const remove = async (id: string) => {
    const dropped = await dropStudy(id);
    if (!dropped.ok) setProblem(words.lobby.trouble(dropped.code));
    await look();
  };
  return (
    <>
      <h2>{studyWords.inAccount}</h2>
      {list?.length === 0 && <p class="small">{studyWords.noneInAccount}</p>}
      <ul class="study-list">
        {list?.map(study => (
          <StudyRow
            key={study.id}
            {...{ words, studyWords, study }}
            to={accountStudyAddress(study.id)}
            remove={() => void remove(study.id)}
          />
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </>
  );
}
