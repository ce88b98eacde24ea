/** The rules of a game on one page: what there is to say under each heading. */
export type AnySummaryWords = Readonly<
  Record<string, { readonly heading: string; readonly points: readonly string[] }>
>;
