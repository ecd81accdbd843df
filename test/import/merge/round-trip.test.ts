import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layouts } from '../../../src/import/merge/import-types.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { hostileLineage } from '../../support/manifest/hostile-lineage.js';
import { importInto } from '../../support/manifest/importing.js';
import { readManifests } from '../../support/manifest/reading.js';

test('imported lineage is read back as it is, and imported again without a change', () => {
  fc.assert(
    fc.property(hostileLineage, fc.constantFrom(...layouts), (lineage, by) => {
      const first = importInto({ files: {} }, lineage, { options: { by } });
      expect(first.findings).toEqual([]);
      expect(first.leftOut).toEqual([]);
      const { desired, findings } = readManifests(first.project.files);
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
      expect(portable(desired)).toEqual(meaning(lineage));
      const again = importInto(first.project, lineage, { options: { by } });
      expect(again.files).toEqual([]);
      expect(again.record).toBe(first.record);
      expect(again.counts).toEqual({ new: 0, updated: 0, removed: 0, kept: 0, staysGone: 0 });
    }),
    { seed: 11, numRuns: campaignRuns('imported and read back', { part: 40, whole: 500 }) },
  );
});

/** The units of lineage as sorted texts. */
function meaning({ units }: PortableLineage): readonly string[] {
  return units
    .flatMap(({ downstream, edges, pairs, wildcards }) => [
      ...edges.map((edge) => JSON.stringify([downstream, edge.upstream, edge.type])),
      ...pairs.map((pair) =>
        JSON.stringify([
          downstream,
          pair.downstreamColumn,
          pair.upstream.dataset,
          pair.upstream.column,
          pair.transform,
          Math.fround(pair.confidence),
        ]),
      ),
      ...wildcards.map(({ upstream }) => JSON.stringify([downstream, '*', upstream])),
      ...(edges.length === 0 ? [JSON.stringify([downstream])] : []),
    ])
    .sort();
}

function portable({ units }: DesiredState): readonly string[] {
  return units
    .flatMap(({ downstream, edges, columns }) => [
      ...edges.map((edge) => JSON.stringify([downstream, edge.upstream, edge.type])),
      ...columns.flatMap((mapping) =>
        mapping.kind === 'wildcard'
          ? [JSON.stringify([downstream, '*', mapping.upstream])]
          : mapping.upstreams.map(({ dataset, column }) =>
              JSON.stringify([
                downstream,
                mapping.downstreamColumn,
                dataset,
                column,
                mapping.transform,
                Math.fround(mapping.confidence),
              ]),
            ),
      ),
      ...(edges.length === 0 ? [JSON.stringify([downstream])] : []),
    ])
    .sort();
}
