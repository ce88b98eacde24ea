import type { Game } from '../../engine/game.ts';
import type { GameNet } from '../../engine/net.ts';
import type { AnyState } from '../../engine/state.ts';
import { NetSearch } from './net-search.ts';
import { type Network, newNetwork } from './network.ts';

/** Questions to the net for one move, and the time after which it asks no more. */
export const NET_SIMULATIONS = 64;
export const NET_MILLISECONDS = 2000;

/** Reading the weights takes longer than a move: each net is read once. */
const networks = new WeakMap<GameNet<AnyState>, { readonly network: Network | undefined }>();

function networkFor(net: GameNet<AnyState>): Network | undefined {
  const known = networks.get(net) ?? { network: newNetwork(net) };
  networks.set(net, known);
  return known.network;
}

/** A search with the game's net, or nothing where there is none, it does not know the state, or this device can't run it. */
export function netSearchFor(game: Game, view: AnyState): NetSearch | undefined {
  const { net } = game;
  const network = net?.knows(view) ? networkFor(net) : undefined;
  return net && network && new NetSearch(game, net, network, view, NET_SIMULATIONS);
}
