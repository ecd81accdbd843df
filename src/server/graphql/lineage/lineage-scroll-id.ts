import { compareText } from '../../../errors/compare-text.js';
import type { Urn } from '../../../urn/urn.js';
import { decodeKey, encodeKey, isCount, notAScrollId } from '../../search/scroll-page.js';
import type { LineageGraph } from '../../store/graph/lineage-graph.js';
import type { LineageHit } from './find-lineage.js';

/** Where a scroll has come to: behind the last hit that it showed, so that entities added meanwhile shift nothing. */
interface Place {
  readonly score: number;
  readonly degree: number;
  readonly urn: Urn;
}

export function encodeLineageScrollId({ score, degree, entity }: LineageHit, graph: LineageGraph): string {
  return encodeKey([String(score), String(degree), graph.urnOf(entity)]);
}

/** @throws Refusal `malformed` when the text is no scroll id of ours */
export function decodeLineageScrollId(text: string): Place {
  const [score, degree, urn] = decodeKey(text, 3);
  if (!isCount(score) || !isCount(degree)) throw notAScrollId(text);
  return { score: Number(score), degree: Number(degree), urn: urn as Urn };
}

/** Whether a hit comes after a place: in the order of `compareHits`, with the urn itself since it may be gone from the graph. */
export function isBehind({ score, degree, entity }: LineageHit, place: Place, graph: LineageGraph): boolean {
  return (place.score - score || degree - place.degree || compareText(graph.urnOf(entity), place.urn)) > 0;
}
