/** The natural logarithm of two in two parts: the first has so few digits that a whole multiple of it is exact. */
const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;
const TERMS = 16;

/**
 * e to the power of x. Engines may differ in the last bit of `Math.exp`; sums, products and quotients are the same
 * everywhere, so that anybody who folds the same matches gets the same list, bit by bit.
 */
export function exponential(x: number): number {
  const halvings = Math.round(x / (LN2_HIGH + LN2_LOW));
  const rest = x - halvings * LN2_HIGH - halvings * LN2_LOW;
  let sum = 1;
  for (let n = TERMS; n > 0; n--) sum = 1 + (sum * rest) / n;
  return sum * 2 ** halvings;
}
