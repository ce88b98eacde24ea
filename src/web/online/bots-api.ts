import { type ApiResult, callApi } from './api.ts';

/** A bot of this person. */
export interface OwnBot {
  readonly id: string;
  readonly name: string;
  readonly games: readonly string[];
  /** Is it connected? */
  readonly here?: true;
}

export function fetchBots(): Promise<ApiResult<{ readonly bots: readonly OwnBot[] }>> {
  return callApi('bots');
}

/** The token is told this once. */
export function makeBot(
  name: string,
  games: readonly string[],
): Promise<ApiResult<{ readonly name: string; readonly token: string }>> {
  return callApi('bots', { name, games });
}

export function revokeBot(bot: string): Promise<ApiResult<unknown>> {
  return callApi('bots/remove', { bot });
}

/** The names of bots that are connected and play a game. */
export function fetchBotsHere(game: string): Promise<ApiResult<{ readonly names: readonly string[] }>> {
  return callApi(`bots/here?game=${game}`);
}
