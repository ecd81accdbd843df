import { itemsOf, type Located, type LocatedEntry, valueAt } from './located.js';
import type { ColumnEntry, ColumnSource } from './manifest.js';
import { readReference } from './read-reference.js';
import { numberOf, spelledOf, textFact } from './read-values.js';

/** One key under `columns` of a lineage entry, malformed parts left out. */
export function readColumnEntry({ key, keyPlace, value }: LocatedEntry): ColumnEntry {
  const from = valueAt(value, 'from') ?? value;
  return {
    kind: key === '*' ? 'wildcard' : 'explicit',
    downstream: { text: key, place: keyPlace },
    upstreams: (from.kind === 'list' ? from.items : [from]).flatMap(readSource),
    except: spelledOf(itemsOf(valueAt(value, 'except'))),
    transform: textFact(valueAt(value, 'transform')),
    confidence: readConfidence(valueAt(value, 'confidence')),
  };
}

/** `short_name.column`, parted at the first dot, or an object with dataset and column. */
function readSource(node: Located): readonly ColumnSource[] {
  const [text] = spelledOf([node]);
  if (text !== undefined) {
    const { place } = text;
    const dot = text.text.indexOf('.');
    const name = { text: text.text.slice(0, dot), place };
    return [{ dataset: { kind: 'short-name', name }, column: { text: text.text.slice(dot + 1), place }, prefix: `${name.text}.` }];
  }
  const dataset = readReference(valueAt(node, 'dataset'));
  return dataset === undefined ? [] : spelledOf([valueAt(node, 'column')]).map((column) => ({ dataset, column, prefix: '' }));
}

function readConfidence(node: Located | undefined): number | null {
  if (node === undefined) return 1;
  return numberOf(node) ?? null;
}
