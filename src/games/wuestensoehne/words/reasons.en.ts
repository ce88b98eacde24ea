import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { SonsFacts } from '../ai/reasons.ts';
import { actionNames, stones } from './nouns.en.ts';

export const reasons: ReasonWords<SonsFacts> = {
  wins: () => 'wins the game',
  takesGood: args =>
    `takes ${args.count === 1 ? '' : `${args.count} `}${actionNames[args.good]} (worth ${args.worth} now)`,
  takesCamel: ({ camels }) => `brings ${count(camels, 'camel', 'camels')} more`,
  takesWater: args => `brings ${stones(args.stones)}`,
  completes: ({ fields }) => `completes an oasis with ${count(fields, 'action field', 'action fields')}`,
  claims: ({ height, fields }) =>
    `sets figure ${height} into an oasis with ${count(fields, 'action field', 'action fields')}`,
  choosesBefore: ({ height, other }, who) => `lets figure ${height} stand in front of ${who(other)}`,
  oneMore: () => 'leaves one field open to complete an oasis',
  robs: ({ other }, who) => `takes a tile away from ${who(other)}`,
  takesBack: ({ height }) => `has figure ${height} at hand again`,
  raises: ({ good, by, own }) => `makes each of ${own} ${actionNames[good]} worth ${by} more`,
  lowers: args => `makes ${actionNames[args.good]} worth ${args.by} less`,
  bonusTurn: () => 'brings a bonus turn',
  opens: ({ sides }) => `stands where ${count(sides, 'side is', 'sides are')} still undiscovered`,
  apart: () => 'joins no oasis of the others',
  keeps: ({ figures }) => `keeps ${count(figures, 'figure', 'figures')} for oases to come`,
};
