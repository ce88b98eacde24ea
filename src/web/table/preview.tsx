import type { JSX } from 'preact';
import { signed } from '../../engine/figures.ts';
import { stateOf } from '../../table/draft.ts';
import { counted } from '../kit/columns.ts';
import type { Effect } from '../kit/effect.ts';
import { Badge } from '../kit/players.tsx';
import { type MovePreview, previewsOf } from './clicks.ts';
import { gainsText, moverFirst, noGainText, openTokenText, type TableContext } from './table-context.ts';

/** What the word pointed at, or the place chosen, would bring. */
export function Preview({ company }: { company: TableContext }): JSX.Element {
  return <p class="preview">{previewOf(company)}</p>;
}

function previewOf(company: TableContext): JSX.Element | string | undefined {
  const { sitting } = company;
  const draft = sitting.draft.value;
  const picking = sitting.picking.value;
  if (!draft || !picking) return undefined;
  const token = sitting.pointed.value ?? [...picking.chosen.values()].at(-1);
  const prospects = token === undefined ? [] : previewsOf(draft.game, stateOf(draft), picking, token);
  const [only, ...others] = prospects;
  if (!only) return undefined;
  if (others.length > 0) return <Choices company={company} prospects={prospects} mover={draft.seat} />;
  if (only.effects.length === 0) return noGainText(company) || undefined;
  return <Gains company={company} effects={only.effects} mover={draft.seat} />;
}

interface ChoicesProps {
  readonly company: TableContext;
  readonly prospects: readonly MovePreview[];
  readonly mover: number;
}

/** Several ways to go: what each would bring its mover. Ways of which nothing is said are left out. */
function Choices({ company, prospects, mover }: ChoicesProps): JSX.Element | undefined {
  const nothing = noGainText(company);
  const ownIn = ({ effects }: MovePreview) => effects.find(({ seat }) => seat === mover);
  const said = prospects.filter(prospect => nothing !== '' || ownIn(prospect));
  if (said.length === 0) return undefined;
  return (
    <span class="gains">
      {said.map(prospect => {
        const own = ownIn(prospect);
        return (
          <span key={prospect.tokens.join(' ')} class="gain">
            {openTokenText(company, prospects, prospect)}:
            {own ? <Marks company={company} effect={own} /> : ` ${nothing}`}
          </span>
        );
      })}
    </span>
  );
}

interface GainsProps {
  readonly company: TableContext;
  readonly effects: readonly Effect[];
  readonly mover: number;
}

/** What the mover gains is said; what others gain or lose by it is noted beside their badges. */
export function Gains({ company, effects, mover }: GainsProps): JSX.Element {
  return (
    <span class="gains">
      {moverFirst(effects, mover).map(effect =>
        effect.seat === mover ? (
          <OwnGains key={effect.seat} company={company} effect={effect} />
        ) : (
          <span key={effect.seat} class="gain">
            <Badge hue={company.hues[effect.seat]!} />
            <span class="unseen">{company.who(effect.seat)}</span>
            <Marks company={company} effect={effect} />
          </span>
        ),
      )}
    </span>
  );
}

interface OneProps {
  readonly company: TableContext;
  readonly effect: Effect;
}

function OwnGains({ company, effect }: OneProps): JSX.Element {
  return (
    <span class="gain">
      {Object.entries(effect.gains).map(([source, points]) => (
        <span key={source} class={points < 0 ? 'loss' : undefined}>
          <Sign company={company} source={source} />
          {company.gameWords.gains[source]?.(points) ?? points}
        </span>
      ))}
    </span>
  );
}

/** Gains as short as they get: signs and figures. */
export function Marks({ company, effect }: OneProps): JSX.Element {
  const told = gainsText(company, effect);
  return (
    <small class="marks" title={told}>
      <span class="unseen">{told}</span>
      {Object.entries(effect.gains).map(([source, points]) => (
        <span key={source} aria-hidden="true">
          <Sign company={company} source={source} />
          {signed(counted(company.view, source, points))}
        </span>
      ))}
    </small>
  );
}

function Sign({ company, source }: { company: TableContext; source: string }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      {company.view.signs[source]}
    </svg>
  );
}
