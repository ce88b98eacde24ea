import type { JSX } from 'preact';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { go, studyAddress } from '../page/route.ts';
import { PositionForm } from '../recording/position-form.tsx';
import { keepStudy, studyFromText } from '../recording/study-making.ts';
import type { StudyWords } from '../words/study.en.ts';

/** A place for a position in text: whatever can be a position becomes a study. */
export function PositionEntry({ studyWords }: { studyWords: StudyWords }): JSX.Element {
  return (
    <PositionForm
      studyWords={studyWords}
      title={studyWords.fromText}
      hint={studyWords.fromTextHint}
      button={studyWords.openText}
      games={catalogue}
      take={async (read, text) => {
        const study = studyFromText(read, text);
        await keepStudy(study);
        go(studyAddress(study.id));
        return undefined;
      }}
    />
  );
}
