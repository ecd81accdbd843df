import { type EdgeEnd, endUrn, listOf, outputEnd } from '../../model/edge-end.js';
import { kindOf } from '../../model/kinds.js';
import type {
  LeftOut,
  PortableEdge,
  PortablePair,
  PortableUnit,
} from '../../model/portable-lineage.js';
import { findControl } from '../../urn/control-characters.js';
import { asEntityUrn, type EntityType, isDatasetUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { isRefusedKey } from '../../yaml/refused-keys.js';
import { type Element, elementKey } from './element.js';
import type { TransformChoice } from './import-types.js';

/** The lineage of one holder in a source. */
export interface SourceUnit {
  /** By key. */
  readonly elements: ReadonlyMap<string, Element>;
  /** The parts that no manifest can express. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Turns the lineage of a holder into elements, and leaves out what no manifest can express. The
 * first of several duplicates counts.
 *
 * @param namespace the namespace of the catalog's urns
 */
export function readSourceUnit(
  parts: readonly PortableUnit[],
  transforms: TransformChoice,
  namespace: string,
): SourceUnit {
  const leftOut: LeftOut[] = [];
  const leave = (record: string): void => {
    leftOut.push({ code: 'import-not-expressible', record });
  };
  const isExpressible = (urn: string): boolean =>
    findControl(urn) === undefined && asEntityUrn(urn).ok && urn.startsWith(`urn:${namespace}:`);
  const elements = new Map<string, Element>();
  for (const unit of parts) {
    if (!isExpressible(unit.downstream)) {
      leave(unit.downstream);
      continue;
    }
    for (const element of elementsOf(unit, { isExpressible, leave, transforms })) {
      const key = elementKey(element);
      if (!elements.has(key)) elements.set(key, element);
    }
  }
  if (elements.size > 1) elements.delete(EMPTY_KEY);
  return { elements, leftOut };
}

const EMPTY_KEY = elementKey({ kind: 'empty' });

interface Reading {
  readonly isExpressible: (urn: string) => boolean;
  readonly leave: (record: string) => void;
  readonly transforms: TransformChoice;
}

function* elementsOf(unit: PortableUnit, reading: Reading): Iterable<Element> {
  const { downstream, edges } = unit;
  const ends = new Set<EdgeEnd>();
  for (const edge of edges) {
    const { upstream, type, note } = edge;
    if (reading.isExpressible(endUrn(upstream)) && isPossibleEdge(unit, edge)) {
      ends.add(upstream);
      yield { kind: 'edge', upstream, type, note };
    } else reading.leave(`${downstream} <- ${upstream}`);
  }
  yield* columnsOf(unit, ends, reading);
  if (edges.length === 0) yield { kind: 'empty' };
}

function* columnsOf(
  unit: PortableUnit,
  ends: ReadonlySet<EdgeEnd>,
  reading: Reading,
): Iterable<Element> {
  const { downstream, pairs, wildcards } = unit;
  for (const pair of pairs) {
    const record = pairName(unit, pair);
    if (isPossiblePair(unit, pair, ends) && isExpressiblePair(pair))
      yield pairElement(pair, record, reading);
    else reading.leave(record);
  }
  for (const { upstream } of wildcards) {
    if (ends.has(upstream) && isDatasetUrn(downstream))
      yield { kind: 'wildcard', upstream, except: [], confidence: 1 };
    else reading.leave(`${downstream} * <- ${upstream} *`);
  }
}

function pairName({ downstream }: PortableUnit, { of, downstreamColumn, upstream }: PortablePair) {
  const below = of === undefined ? downstream : `${downstream} ${of}`;
  return `${below} ${downstreamColumn} <- ${upstream.dataset} ${upstream.column}`;
}

/** Only edges between datasets have a type. */
function isPossibleEdge({ downstream }: PortableUnit, { upstream, type }: PortableEdge): boolean {
  const isPossible = listOf(urnEntityType(downstream) as EntityType, upstream) !== undefined;
  return isPossible && (isDatasetUrn(downstream) || type === 'TRANSFORMED');
}

/** A pair needs its edges. Columns of charts have neither transforms nor confidences. */
function isPossiblePair(
  { downstream }: PortableUnit,
  { of, upstream, transform, confidence }: PortablePair,
  ends: ReadonlySet<EdgeEnd>,
): boolean {
  const { columns } = kindOf(downstream);
  if (!ends.has(upstream.dataset)) return false;
  if (columns === 'between') return of !== undefined && ends.has(outputEnd(of));
  if (of !== undefined) return false;
  return (
    columns === 'records' || (columns === 'fields' && transform === undefined && confidence === 1)
  );
}

function isExpressiblePair({ downstreamColumn, upstream, confidence }: PortablePair): boolean {
  return (
    isColumn(downstreamColumn) &&
    isColumn(upstream.column) &&
    !isRefusedKey(downstreamColumn) &&
    confidence >= 0 &&
    confidence <= 1
  );
}

function pairElement(
  {
    of,
    downstreamColumn,
    upstream: { dataset: upstream, column },
    transform,
    confidence,
  }: PortablePair,
  record: string,
  { transforms, leave }: Reading,
): Element {
  const written = writtenTransform(transform, transforms);
  const isProse = written === undefined || findControl(written, 'prose') === undefined;
  if (!isProse) leave(`${record}: its transform`);
  const pair = { of, downstreamColumn, upstream, column, confidence } as const;
  return { kind: 'pair', ...pair, transform: isProse ? written : undefined };
}

/** The parser refuses longer keys, and so do other parsers. */
const MAX_COLUMN = 1000;

function isColumn(column: string): boolean {
  return (
    column !== '' &&
    column !== '*' &&
    column.length <= MAX_COLUMN &&
    JSON.stringify(column).length <= MAX_COLUMN &&
    findControl(column) === undefined
  );
}

/** Texts that state no transform. */
const NO_TRANSFORM = /^\s*(?:NONE\s*)?$/;

/** Transforms that parsers of SQL write for a column that is only copied. */
const COPY = /^(?:COPY|IDENTITY)(?::|$)/i;

const SHORT = 120;

function writtenTransform(
  transform: string | undefined,
  choice: TransformChoice,
): string | undefined {
  if (transform === undefined || choice === 'none' || NO_TRANSFORM.test(transform))
    return undefined;
  const isShort = transform.length <= SHORT && !/[\n\r]/.test(transform) && !COPY.test(transform);
  return choice === 'keep' || isShort ? transform : undefined;
}
