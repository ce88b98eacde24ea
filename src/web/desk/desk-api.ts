import type {
  DeskBackup,
  DeskDeed,
  DeskLoad,
  DeskMeasure,
  DeskNow,
  DeskReport,
  DeskSetting,
} from '../../protocol/desk.ts';
import type { HostAnnouncement, MeasureKind } from '../../protocol/measures.ts';
import { type ApiResult, callApi } from '../online/api.ts';

/** What the desk can be asked for, by the name of its part. */
export interface DeskAnswers {
  readonly now: DeskNow;
  readonly load: DeskLoad;
  readonly reports: { readonly reports: readonly DeskReport[] };
  readonly measures: { readonly measures: readonly DeskMeasure[] };
  readonly announcement: { readonly announcement?: HostAnnouncement };
  readonly settings: { readonly settings: readonly DeskSetting[] };
  readonly deeds: { readonly deeds: readonly DeskDeed[] };
}

export function askDesk<T extends keyof DeskAnswers>(what: T, query = ''): Promise<ApiResult<DeskAnswers[T]>> {
  return callApi(`desk/${what}${query}`);
}

export interface DeskDecision {
  readonly person: string;
  readonly kind: MeasureKind;
  readonly reason: string;
  /** For good, when left out. */
  readonly hours?: number;
}

export function decide(decision: DeskDecision): Promise<ApiResult<unknown>> {
  return callApi('desk/measure', decision);
}

export function lift(person: string, kind: MeasureKind): Promise<ApiResult<unknown>> {
  return callApi('desk/lift', { person, kind });
}

export function closeTable(match: string, reason: string): Promise<ApiResult<unknown>> {
  return callApi('desk/close', { match, reason });
}

export function finishReport(report: string): Promise<ApiResult<unknown>> {
  return callApi('desk/done', { report });
}

export function announce(text: string, hours: number): Promise<ApiResult<unknown>> {
  return callApi('desk/announce', { text, hours });
}

export function makeBackup(): Promise<ApiResult<DeskBackup>> {
  return callApi('desk/backup', {});
}

/** Makes this account a host, with the link that the server has printed. */
export function redeemLink(link: string): Promise<ApiResult<unknown>> {
  return callApi('desk/link', { link });
}
