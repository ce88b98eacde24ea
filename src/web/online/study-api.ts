import type { AccountStudy, OpenedStudy } from '../../protocol/studies.ts';
import type { Study } from '../../table/study.ts';
import { studyText } from '../recording/study-file.ts';
import { type ApiResult, callApi } from './api.ts';

export function fetchStudies(): Promise<ApiResult<{ readonly studies: readonly AccountStudy[] }>> {
  return callApi('studies');
}

export function fetchStudy(study: string): Promise<ApiResult<OpenedStudy>> {
  return callApi(`studies/open?study=${encodeURIComponent(study)}`);
}

/** Writes a study to the account: a new one, or one that is there already. */
export function saveStudy(
  { name, match, ...study }: Study,
  known?: string,
): Promise<ApiResult<{ readonly id: string; readonly touched: number }>> {
  const text = studyText({ name, match, ...study });
  return callApi('studies', { name, game: match.game, text, ...(known !== undefined && { study: known }) });
}

export function dropStudy(study: string): Promise<ApiResult<unknown>> {
  return callApi('studies/drop', { study });
}
