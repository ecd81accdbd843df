import type { ObservedUnit } from '../lineage/observe-unit.js';
import { type Owner, ownMark } from '../lineage/owner.js';

/** What of one version of an aspect carries our mark. A mark may name what is not there. */
export interface OwnMarks {
  /** Upstreams. */
  readonly edges: ReadonlySet<string>;
  /** Fingerprints, which tell pairs of different edges apart. */
  readonly pairs: ReadonlySet<string>;
}

export function ownMarks({ edges }: ObservedUnit, owner: Owner): OwnMarks {
  const marks = [...edges.values()].map((edge) => ({ upstream: edge.upstream, mark: ownMark(edge, owner) }));
  return {
    edges: new Set(marks.filter(({ mark }) => mark.edge).map(({ upstream }) => upstream)),
    pairs: new Set(marks.flatMap(({ mark }) => mark.pairs)),
  };
}
