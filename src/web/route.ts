import { signal } from '@preact/signals';

/** A page of ours, as read from the part of the address behind `#`. */
export type Route =
  | { readonly screen: 'start' }
  | {
      readonly screen: 'watch';
      readonly game: string;
      readonly seats: string;
      readonly seed: string;
      readonly at: string;
    }
  | { readonly screen: 'lost' };

export type WatchRoute = Extract<Route, { screen: 'watch' }>;

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [screen = '', game = '', ...rest] = path.split('/').filter(part => part !== '');
  if (screen === '') return { screen: 'start' };
  if (screen !== 'watch' || game === '' || rest.length > 0) return { screen: 'lost' };
  const asked = new URLSearchParams(query);
  return {
    screen: 'watch',
    game,
    seats: asked.get('seats') ?? '',
    seed: asked.get('seed') ?? '',
    at: asked.get('at') ?? '',
  };
}

/** Empty parts are left out: they mean "the usual". */
export function watchAddress({ game, seats, seed, at }: Omit<WatchRoute, 'screen'>): string {
  const given = Object.entries({ seats, seed, at }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return `#/watch/${game}${query && `?${query}`}`;
}

export const startAddress = '#/';

export const route = signal<Route>({ screen: 'start' });

/** Goes to another page; the browser's back button returns. */
export function go(address: string): void {
  history.pushState(undefined, '', address);
  readAddress();
}

/** Keeps the address true while something small changes, without a new step for the back button. */
export function keepAddress(address: string): void {
  history.replaceState(undefined, '', address);
  readAddress();
}

function readAddress(): void {
  route.value = readRoute(location.hash);
}

export function followAddress(): void {
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
  readAddress();
}
