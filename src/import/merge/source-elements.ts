import type { LeftOut, PortablePair, PortableUnit } from '../../model/portable-lineage.js';
import { findControl } from '../../urn/control-characters.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import { isRefusedKey } from '../../yaml/refused-keys.js';
import { type Element, elementKey } from './element.js';
import type { TransformChoice } from './import-types.js';

/** The lineage of one downstream in a source. */
export interface SourceUnit {
  /** By key. */
  readonly elements: ReadonlyMap<string, Element>;
  /** The parts that no manifest can express. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Turns the lineage of a downstream into elements, and leaves out what no manifest can express. The
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
  const isExpressible = (urn: string): urn is DatasetUrn =>
    findControl(urn) === undefined && asDatasetUrn(urn).ok && urn.startsWith(`urn:${namespace}:`);
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
  readonly isExpressible: (urn: string) => urn is DatasetUrn;
  readonly leave: (record: string) => void;
  readonly transforms: TransformChoice;
}

function* elementsOf(unit: PortableUnit, reading: Reading): Iterable<Element> {
  const { downstream, edges, pairs, wildcards } = unit;
  const upstreams = new Set<DatasetUrn>();
  for (const { upstream, type } of edges) {
    if (reading.isExpressible(upstream)) {
      upstreams.add(upstream);
      yield { kind: 'edge', upstream, type };
    } else reading.leave(`${downstream} <- ${upstream}`);
  }
  for (const pair of pairs) {
    const { dataset, column } = pair.upstream;
    const record = `${downstream} ${pair.downstreamColumn} <- ${dataset} ${column}`;
    if (upstreams.has(dataset) && isExpressiblePair(pair)) yield pairElement(pair, record, reading);
    else reading.leave(record);
  }
  for (const { upstream } of wildcards) {
    if (upstreams.has(upstream)) yield { kind: 'wildcard', upstream, except: [], confidence: 1 };
    else reading.leave(`${downstream} * <- ${upstream} *`);
  }
  if (edges.length === 0) yield { kind: 'empty' };
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
  const pair = { downstreamColumn, upstream, column, confidence } as const;
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
