import type { AnyRefusalCode } from '../../protocol/replies.ts';
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
