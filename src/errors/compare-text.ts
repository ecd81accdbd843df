/** Compares texts by code unit: the order is the same on every machine and in every language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
