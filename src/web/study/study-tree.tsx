import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { FIRST, mainLineFrom, nextPositions, type Study, type StudyPosition } from '../../table/study.ts';
import { Badge, ChanceBadge } from '../kit/players.tsx';
import { type StudyContext, studyDescriptions, studySentence } from './study-context.ts';

interface Props {
  readonly context: StudyContext;
}

interface TreeProps extends Props {
  readonly study: Study;
  readonly at: StudyPosition;
  readonly sentences: readonly string[];
}

/** All lines: the main one from top to bottom, and the others where they leave it. */
export function StudyTree({ context }: Props): JSX.Element {
  const { controller, studyWords } = context;
  const { study, at } = controller.host.place.value;
  const { moves } = study;
  const sentences = useMemo(
    () => studyDescriptions(controller.host.game, study).map((what, i) => studySentence(context, study, what, i)),
    [moves, controller, context.words],
  );
  const tree = { context, study, at, sentences };
  return (
    <nav class="study-tree" aria-label={studyWords.lines} tabIndex={0}>
      <ol>
        <li>
          <Row {...tree} position={FIRST} text={studyWords.start} />
        </li>
        <Line {...tree} from={FIRST} />
      </ol>
      {moves.length === 0 && <p class="small">{studyWords.noLines}</p>}
    </nav>
  );
}

/** What follows a position: the main line goes on in the same list, each other way has one of its own. */
function Line({ from, ...tree }: TreeProps & { from: StudyPosition }): JSX.Element {
  const line = mainLineFrom(tree.study, from);
  const stops = [from, ...line.slice(0, -1)];
  return (
    <>
      {line.map((position, i) => (
        <li key={position}>
          <Row {...tree} position={position} text={tree.sentences[position - 1]!} />
          {nextPositions(tree.study, stops[i]!)
            .slice(1)
            .map(other => (
              <ol key={other} class="variation">
                <li>
                  <Row {...tree} position={other} text={tree.sentences[other - 1]!} />
                </li>
                <Line {...tree} from={other} />
              </ol>
            ))}
        </li>
      ))}
    </>
  );
}

function Row({
  context,
  study,
  at,
  position,
  text,
}: TreeProps & { position: StudyPosition; text: string }): JSX.Element {
  const { host } = context.controller;
  const { actor, sign, comment } = study.moves[position - 1] ?? (study.notes as StudyRow);
  return (
    <button
      type="button"
      class="row-button"
      aria-current={position === at ? 'step' : undefined}
      onClick={() => host.goTo(position)}
    >
      <Mark study={study} actor={actor} />
      <span>
        {text}
        {sign !== undefined && <b> {sign}</b>}
        {comment !== undefined && <em class="small"> {comment}</em>}
      </span>
    </button>
  );
}

function Mark({ study, actor }: { study: Study; actor: StudyRow['actor'] }): JSX.Element {
  if (actor === 'chance') return <ChanceBadge />;
  return typeof actor === 'number' ? <Badge hue={study.match.players[actor]!.colour} /> : <span class="badge" />;
}

/** The first position was reached by nobody's move. */
type StudyRow = Partial<Study['moves'][number]>;
