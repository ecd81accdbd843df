/** Words before the name of a table that tell its layer and not what it holds. */
const layers: ReadonlySet<string> = new Set([
  'base',
  'dim',
  'fact',
  'fct',
  'int',
  'mart',
  'obt',
  'raw',
  'src',
  'stg',
]);

/** Splits a name into its words in lower case: `orderID`, `Order ID` and `order_id` are alike. */
export function nameWords(name: string): readonly string[] {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Lists what a column may repeat of the name of its table, as words: `dim_order_items` gives
 * `order item`, `order items`, `item` and `items`.
 *
 * @param name the name in the urn, whose last part counts. So does only what follows `__`, as in
 *   `stg_shop__orders`
 */
export function tableNames(name: string): readonly (readonly string[])[] {
  const [part = ''] = name.split('.').slice(-1);
  const words = nameWords(part.replace(/^.*__/, ''));
  const start = words.findIndex((word) => !layers.has(word));
  const own = words.slice(start);
  return own.flatMap((_, i) => {
    const ending = own.slice(i);
    const [last = ''] = ending.slice(-1);
    return [[...ending.slice(0, -1), singular(last)], ending];
  });
}

/** The singular of an English word, as far as its ending tells. */
function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
