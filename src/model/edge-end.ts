import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityType, EntityUrn } from '../urn/entity-urn.js';
import { urnEntityType } from '../urn/urn.js';
import { type EdgeList, kindOf, kinds } from './kinds.js';

/**
 * An edge of a holder, named by its other end: the urn of an upstream, or `output ` and the urn of
 * a dataset that the holder writes. A job may read and write one dataset, which gives two edges.
 */
export type EdgeEnd = EntityUrn | OutputEnd;

declare const output: unique symbol;

/** `output ` and the urn of a dataset that the holder of the edge writes. */
export type OutputEnd = string & { readonly [output]: true };

const OUTPUT = 'output ';

export function outputEnd(dataset: DatasetUrn): OutputEnd {
  return `${OUTPUT}${dataset}` as OutputEnd;
}

export function isOutputEnd(end: string): end is OutputEnd {
  return end.startsWith(OUTPUT);
}

/** Returns the urn of the other end. */
export function endUrn(end: EdgeEnd): EntityUrn {
  return isOutputEnd(end) ? (end.slice(OUTPUT.length) as EntityUrn) : end;
}

/** The two ends of an edge, in the direction in which data flows. */
export interface EdgeEnds {
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
}

export function edgeEnds(holder: EntityUrn, end: EdgeEnd): EdgeEnds {
  return isOutputEnd(end)
    ? { downstream: endUrn(end), upstream: holder }
    : { downstream: holder, upstream: end };
}

/** Returns the entity whose aspect holds an edge, and the name of the edge there. */
export function edgeHolder({ downstream, upstream }: EdgeEnds): {
  readonly holder: EntityUrn;
  readonly end: EdgeEnd;
} {
  const type = urnEntityType(upstream);
  const isOutput =
    type !== 'dataset' &&
    urnEntityType(downstream) === 'dataset' &&
    kindOf(upstream).lists.some((list) => list.isOutput && list.ends.includes('dataset'));
  return isOutput
    ? { holder: upstream, end: outputEnd(downstream as DatasetUrn) }
    : { holder: downstream, end: upstream };
}

/** Returns the list that holds an edge. Undefined if the holder can have no such edge. */
export function listOf(holderType: EntityType, end: string): EdgeList | undefined {
  const isOutput = isOutputEnd(end);
  const type = urnEntityType(isOutput ? end.slice(OUTPUT.length) : end) as EntityType;
  return kinds[holderType].lists.find(
    (list) => list.ends.includes(type) && (list.isOutput ?? false) === isOutput,
  );
}
