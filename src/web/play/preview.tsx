import type { JSX } from 'preact';
import { stateOf } from '../../table/draft.ts';
import type { Effect } from '../stage/effect.ts';
import { Badge } from '../stage/players.tsx';
import { prospectsOf } from './choosing.ts';
import { type Company, toldProspects } from './company.ts';

/** What the word pointed at, or the place chosen, would bring. */
export function Preview({ company }: { company: Company }): JSX.Element {
  return <p class="preview">{previewOf(company)}</p>;
}

function previewOf(company: Company): JSX.Element | string | undefined {
  const { sitting, words } = company;
  const draft = sitting.draft.value;
  const picking = sitting.picking.value;
  if (!draft || !picking) return undefined;
  const token = sitting.pointed.value ?? [...picking.chosen.values()].at(-1);
  const prospects = token === undefined ? [] : prospectsOf(draft.game, stateOf(draft), picking, token);
  const [only, ...others] = prospects;
  if (!only) return undefined;
  if (others.length > 0) return toldProspects(company, prospects, draft.seat);
  return only.effects.length === 0 ? (
    words.play.nothingGained
  ) : (
    <Gains company={company} effects={only.effects} mover={draft.seat} />
  );
}

interface GainsProps {
  readonly company: Company;
  readonly effects: readonly Effect[];
  readonly mover: number;
}

/** Each gain with its sign; what concerns others stands under their badge. */
export function Gains({ company, effects, mover }: GainsProps): JSX.Element {
  return (
    <span class="gains">
      {effects.map(effect => (
        <span key={effect.seat} class="gain">
          {effect.seat !== mover && (
            <>
              <Badge hue={company.hues[effect.seat]!} />
              <span class="unseen">{company.who(effect.seat)}</span>
            </>
          )}
          {Object.entries(effect.gains).map(([source, points]) => (
            <span key={source} class={points < 0 ? 'loss' : undefined}>
              <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                {company.view.signs[source]}
              </svg>
              {company.gameWords.gains[source]?.(points) ?? points}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
