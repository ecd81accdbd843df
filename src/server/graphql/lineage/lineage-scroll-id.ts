import { compareText } from '../../../errors/compare-text.js';
import type { Urn } from '../../../urn/urn.js';
import {
  decodeScrollId,
  encodeScrollId,
  invalidScrollId,
  isWholeNumber,
} from '../../search/scroll-rows.js';
import type { LineageGraph } from '../../store/graph/lineage-graph.js';
import type { LineageHit } from './find-lineage.js';

/**
 * The position of a scroll: the last hit that it showed. So entities that are added meanwhile shift
 * nothing.
 */
interface ScrollPosition {
  readonly score: number;
  readonly degree: number;
  readonly urn: Urn;
}

export function encodeLineageScrollId(
  { score, degree, entity }: LineageHit,
  graph: LineageGraph,
): string {
  return encodeScrollId([String(score), String(degree), graph.toUrn(entity)]);
}

/** @throws RequestError `malformed` if the text is no valid scroll id */
export function decodeLineageScrollId(text: string): ScrollPosition {
  const [score, degree, urn] = decodeScrollId(text, 3);
  if (!isWholeNumber(score) || !isWholeNumber(degree)) throw invalidScrollId(text);
  return { score: Number(score), degree: Number(degree), urn: urn as Urn };
}

/**
 * Returns true if a hit comes after a position, in the order of `compareHits`. It compares the urn
 * instead of its rank, since the entity may be gone from the graph.
 */
export function isAfter(
  { score, degree, entity }: LineageHit,
  position: ScrollPosition,
  graph: LineageGraph,
): boolean {
  return (
    (position.score - score ||
      degree - position.degree ||
      compareText(graph.toUrn(entity), position.urn)) > 0
  );
}
