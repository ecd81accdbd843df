import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { CodeDifference, MappedPair } from './compare-code.js';
import { expressionOf } from './transform-meaning.js';

/** Reports differences, each at the declaration and with the place in the code. */
export function codeFindings(
  differences: readonly CodeDifference[],
  book: AddressBook,
): readonly Finding[] {
  return differences.map((one) => findingOf(one, book));
}

function findingOf(one: CodeDifference, book: AddressBook): Finding {
  const { unit, related } = one;
  const own = book(unit.downstream);
  switch (one.kind) {
    case 'missing':
      return missingFinding(one, book);
    case 'stale': {
      const address = addressOf(unit, one, book);
      const column = one.mapping.downstreamColumn;
      const why = one.hasColumn ? `makes "${column}" without it` : `makes no column "${column}"`;
      const message = `"${address}" is declared, and the code ${why}: remove it, or correct the code`;
      const where = { place: one.ref.place, related };
      return finding('code-column-stale', { message, ...where, about: [address] });
    }
    case 'transform': {
      const address = addressOf(unit, one, book);
      const message = `"${address}" has another transform in the code: ${transformAdvice(one)}`;
      const where = { place: one.ref.place, related };
      return finding('code-transform-differs', { message, ...where, about: [address] });
    }
    case 'undeclared': {
      const count = one.columns === 1 ? '1 column' : `${one.columns} columns`;
      const message = `"${own}" declares no columns, and its code maps ${count}: import them, or declare them`;
      const where = { place: unit.place, related };
      return finding('code-columns-undeclared', { message, ...where, about: [own] });
    }
    case 'unread': {
      const message = `the columns of "${own}" were not compared with its code: ${one.problem}`;
      return finding('code-unread', { message, place: unit.place, related, about: [own] });
    }
  }
}

function missingFinding(
  { unit, pair, related }: CodeDifference & { readonly kind: 'missing' },
  book: AddressBook,
): Finding {
  const { downstreamColumn, upstream } = pair;
  const address = pairAddress(unit, downstreamColumn, upstream, book);
  const place = placeOfEdge(unit, upstream.dataset);
  const from = `"${book(upstream.dataset)}.${upstream.column}"`;
  const message =
    place === undefined
      ? `"${address}" is in the code, and "${book(upstream.dataset)}" is not declared as an upstream: add it to the upstreams, and ${from} to the column "${downstreamColumn}"`
      : `"${address}" is in the code and not declared: add ${from} to the column "${downstreamColumn}"`;
  const where = { place: place ?? unit.place, related };
  return finding('code-column-missing', { message, ...where, about: [address] });
}

function placeOfEdge({ edges }: DesiredUnit, upstream: DatasetUrn): Place | undefined {
  return edges.find((edge) => edge.upstream === upstream)?.place;
}

function transformAdvice({
  declared,
  pair,
}: CodeDifference & { readonly kind: 'transform' }): string {
  if (pair.transform === undefined) return 'it only copies the column; remove the transform';
  return `write ${shown(pair.transform)} in place of ${shown(declared)}`;
}

const MAX_SHOWN = 120;

/** Cuts a long expression. */
function shown(transform: string): string {
  const text = expressionOf(transform);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function addressOf(unit: DesiredUnit, { mapping, ref }: MappedPair, book: AddressBook): string {
  return pairAddress(unit, mapping.downstreamColumn, ref, book);
}

function pairAddress(
  { downstream }: DesiredUnit,
  downstreamColumn: string,
  upstream: { readonly dataset: DatasetUrn; readonly column: string },
  book: AddressBook,
): string {
  return `${book(downstream)}.${downstreamColumn} <- ${book(upstream.dataset)}.${upstream.column}`;
}
