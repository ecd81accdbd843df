import { compareText } from '../../../errors/compare-text.js';
import { isUrn, type Urn } from '../../../urn/urn.js';
import { Refusal } from '../../refusal.js';
import type { LineageGraph } from '../../store/graph/lineage-graph.js';
import type { LineageHit } from './find-lineage.js';

/** Where a scroll has come to: behind the last hit that it showed, so that entities added meanwhile shift nothing. */
interface Place {
  readonly score: number;
  readonly degree: number;
  readonly urn: Urn;
}

export function encodeLineageScrollId({ score, degree, entity }: LineageHit, graph: LineageGraph): string {
  return Buffer.from(JSON.stringify([score, degree, graph.urnOf(entity)])).toString('base64url');
}

/** @throws Refusal `malformed` when the text is no scroll id of ours */
export function decodeLineageScrollId(text: string): Place {
  const parts = parse(Buffer.from(text, 'base64url').toString());
  if (Array.isArray(parts) && parts.length === 3) {
    const [score, degree, urn]: readonly unknown[] = parts;
    if (typeof score === 'number' && typeof degree === 'number' && typeof urn === 'string' && isUrn(urn)) return { score, degree, urn };
  }
  throw new Refusal('malformed', `"${text}" is not a scroll id; use nextScrollId of the previous page, or leave it out to start`);
}

/** Whether a hit comes after a place: in the order of `compareHits`, with the urn itself since it may be gone from the graph. */
export function isBehind({ score, degree, entity }: LineageHit, place: Place, graph: LineageGraph): boolean {
  return (place.score - score || degree - place.degree || compareText(graph.urnOf(entity), place.urn)) > 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
