import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Study } from '../../table/study.ts';
import { go, studyAddress } from '../page/route.ts';

interface Props extends Pick<JSX.IntrinsicElements['button'], 'class' | 'aria-label' | 'title' | 'disabled'> {
  readonly make: () => Promise<Study>;
  readonly trouble: (why: string) => string;
  readonly children: ComponentChildren;
}

/** A button that takes something to a study board of its own; where that fails it says so beside it. */
export function BeginStudy({ make, trouble, children, ...button }: Props): JSX.Element {
  const [problem, setProblem] = useState<string>();
  const begin = async () => {
    const [study, { keepStudy }] = await Promise.all([make(), import('./study-making.ts')]);
    await keepStudy(study);
    go(studyAddress(study.id));
  };
  const press = () => {
    setProblem(undefined);
    begin().catch(error => setProblem(trouble((error as Error).message)));
  };
  return (
    <>
      <button type="button" {...button} onClick={press}>
        {children}
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
