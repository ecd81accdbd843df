import { edgeHolder } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import type { Readings } from '../../model/observed-state.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import type { Change } from '../../plan/document/change.js';
import type { Impact } from '../../plan/document/impact.js';
import { assessImpact } from '../../plan/impact/assess-impact.js';
import { NO_SURROUNDINGS } from '../../plan/impact/surroundings.js';
import { columnRecord } from '../../plan/unit/record-pairs.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { DeclaredElements, EdgeDeclaration } from './declared-elements.js';

/**
 * Assesses the impact of changes as if the catalog held exactly the lineage that the manifests
 * declared before.
 */
export function declaredImpact(
  before: DeclaredElements,
  changes: readonly Change[],
  book: AddressBook,
): Impact {
  const surroundings = {
    ...NO_SURROUNDINGS,
    limits: [
      {
        reason: 'declared-only',
        message: 'no catalog was asked, so only declared lineage counts',
      },
    ] as const,
  };
  const datasets = toReadings(before);
  return assessImpact({ changes, datasets, surroundings, book, watches: false }).impact;
}

function toReadings({ edges, pairs }: DeclaredElements): Readings {
  const mapped = groupBy(pairs.values(), ({ downstream }) => downstream);
  const held = groupBy(edges.values(), (edge) => edgeHolder(edge).holder);
  const read = ([urn, own]: readonly [EntityUrn, readonly EdgeDeclaration[]]) => {
    const value: UpstreamLineage = {
      upstreams: own.map((edge) => ({ dataset: edgeHolder(edge).end, type: edge.value.type })),
      fineGrainedLineages: groupAt(mapped, urn).map(({ downstreamField, upstreamField, value }) =>
        columnRecord({ downstreamField, ...value }, [upstreamField]),
      ),
    };
    return [
      urn,
      { kind: 'present', urn, removed: false, lineage: { version: '1', value } },
    ] as const;
  };
  return new Map([...held].map(read));
}
