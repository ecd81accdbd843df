import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { parseSchemaFieldUrn } from '../../src/urn/schema-field-urn.js';

/** Existing lineage aspects, by the urn of their dataset. */
export type StoredLineage = ReadonlyMap<string, UpstreamLineage>;

/**
 * Returns a manifest that declares all existing lineage, as a user would copy it by hand: every
 * edge with its type, and every pair of columns with its confidence, in whatever record. Each pair
 * appears once.
 */
export function declaringAll(stored: StoredLineage): string {
  const lineage = [...stored].flatMap(([urn, aspect]) => [
    edgesEntry(urn, aspect),
    ...pairEntries(urn, aspect),
  ]);
  return JSON.stringify({ version: 1, lineage });
}

function edgesEntry(urn: string, { upstreams }: UpstreamLineage): object {
  const types = new Map(upstreams.map(({ dataset, type }) => [dataset, type]));
  return {
    downstream: { urn },
    upstreams: [...types].map(([dataset, type]) => ({ dataset: { urn: dataset }, type })),
  };
}

/**
 * Returns one entry per pair, since the pairs of one column can have different confidences. Of
 * several records of an edge, the last counts.
 */
function pairEntries(
  urn: string,
  { upstreams, fineGrainedLineages = [] }: UpstreamLineage,
): readonly object[] {
  const declared = new Set<string>();
  return fineGrainedLineages.flatMap((record) =>
    (record.upstreamType === 'FIELD_SET' ? (record.downstreams ?? []) : []).flatMap((field) =>
      (record.upstreams ?? []).flatMap((from) => {
        const [column, source] = [parseSchemaFieldUrn(field), parseSchemaFieldUrn(from)];
        if (!column.ok || !source.ok || declared.has(`${field} ${from}`)) return [];
        declared.add(`${field} ${from}`);
        const { dataset, fieldPath } = source.value;
        const type = upstreams.findLast((one) => one.dataset === dataset)?.type ?? 'TRANSFORMED';
        const mapping = {
          from: [{ dataset: { urn: dataset }, column: fieldPath }],
          confidence: record.confidenceScore ?? 1,
        };
        return [
          {
            downstream: { urn },
            upstreams: [{ dataset: { urn: dataset }, type }],
            columns: { [column.value.fieldPath]: mapping },
          },
        ];
      }),
    ),
  );
}
