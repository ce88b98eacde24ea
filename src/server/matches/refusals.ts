import type { AnyRefusalCode, RefusalReply } from '../../protocol/replies.ts';
import type { Refusal } from '../../table/table.ts';

/** Thrown where a request is refused. */
export class RefusedRequest extends Error {
  readonly code: AnyRefusalCode;
  /** What exactly is wrong, in words. */
  readonly what: string | undefined;
  constructor(code: AnyRefusalCode, what?: string) {
    super(code);
    this.code = code;
    this.what = what;
  }
}

/** Thrown where the rules or the table refuse a command. */
export class RefusedCommand extends RefusedRequest {
  readonly rule: string | undefined;
  readonly at: number | undefined;
  constructor({ code, rule, at }: Refusal) {
    super(code);
    this.rule = rule;
    this.at = at;
  }
}

/** What is answered where something was thrown: whatever was not meant as a refusal is trouble. */
export function refusalOf(id: string, error: unknown): RefusalReply {
  if (!(error instanceof RefusedRequest)) return { type: 'refused', id, code: 'trouble' };
  const { code, what } = error;
  const { rule, at } = error instanceof RefusedCommand ? error : { rule: undefined, at: undefined };
  return {
    type: 'refused',
    id,
    code,
    ...(what !== undefined && { what }),
    ...(rule !== undefined && { rule }),
    ...(at !== undefined && { at }),
  };
}
