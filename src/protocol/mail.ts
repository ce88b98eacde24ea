/** What somebody can want mail about. */
export const mailWishes = ['turns', 'invitations', 'recovery'] as const;
export type MailWish = (typeof mailWishes)[number];

export function isMailWish(text: string): text is MailWish {
  return (mailWishes as readonly string[]).includes(text);
}

/** Where somebody wants mail, and about what. */
export interface OwnMail {
  readonly address?: string;
  readonly confirmed?: true;
  readonly wants: readonly MailWish[];
}

/** Does the host send mail at all? */
export type MailInfo = { readonly able: false } | ({ readonly able: true } & OwnMail);
