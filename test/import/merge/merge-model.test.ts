import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PortableLineage, PortableUnit } from '../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { importInto, type Project } from '../../support/manifest/importing.js';
import {
  type Elements,
  mergeOracle,
  sourceElements,
  statedElements,
} from '../../support/manifest/merge-oracle.js';
import { type Dice, editAsPerson } from '../../support/manifest/people.js';
import { readManifests } from '../../support/manifest/reading.js';

const urns = ['a.s.orders', 'a.s.items', 'a.t.orders', 'b.u.daily'].map(
  (name) => `urn:li:dataset:(urn:li:dataPlatform:mysql,${name},PROD)` as DatasetUrn,
);

const columns = ['id', 'total', 'name'];

/** Makes lineage of few datasets and columns, so that imports often speak of the same ones. */
function randomLineage({ below }: Dice): PortableLineage {
  const units = urns.flatMap((downstream): PortableUnit[] => {
    if (below(4) === 0) return [];
    const upstreams = urns.filter((one) => one !== downstream && below(2) === 0).sort();
    const pairs = upstreams.flatMap((dataset) =>
      columns.flatMap((column) =>
        below(3) > 0
          ? []
          : [
              {
                downstreamColumn: columns[below(3)] ?? '',
                upstream: { dataset, column },
                ...(below(3) === 0 && { transform: `SUM ${below(2)}` }),
                confidence: below(4) === 0 ? 0.5 : 1,
              },
            ],
      ),
    );
    return [
      {
        downstream,
        edges: upstreams.map((upstream) => ({
          upstream,
          type: below(4) === 0 ? 'VIEW' : 'TRANSFORMED',
        })),
        pairs,
        wildcards: upstreams.filter(() => below(4) === 0).map((upstream) => ({ upstream })),
      },
    ];
  });
  return { units: units.sort((a, b) => (a.downstream < b.downstream ? -1 : 1)) };
}

const RUNS = campaignRuns('merged imports', { part: 15, whole: 1000 });

interface World {
  readonly project: Project;
  readonly base: Elements;
}

const NOTHING: World = { project: { files: {} }, base: new Map() };

let imports = 0;
let unchanged = 0;

function importOnce({ project, base }: World, lineage: PortableLineage): World {
  const before = readManifests(project.files);
  const isBroken = before.findings.some(({ level }) => level === 'error');
  const run = importInto(project, lineage);
  const again = importInto(run.project, lineage);
  expect(again.files).toEqual([]);
  expect(again.record).toBe(run.record);
  expect(notesIn(run.project)).toEqual(notesIn(project));
  if (run.findings.some(({ level }) => level === 'error')) {
    expect(isBroken).toBe(true);
    expect(run.files).toEqual([]);
    return { project: run.project, base };
  }
  // The oracle has no notion of columns without their edge.
  if (isBroken) return NOTHING;
  imports++;
  const after = readManifests(run.project.files);
  const stated = statedElements(before.desired);
  const expected = mergeOracle({
    base,
    stated,
    source: sourceElements(lineage),
    held: new Set(
      before.desired.units
        .filter(({ protect }) => protect)
        .map(({ downstream }) => String(downstream)),
    ),
  });
  if (run.findings.some(({ name }) => name === 'import-file-unchanged')) {
    unchanged++;
    return NOTHING;
  }
  expect(sorted(statedElements(after.desired))).toEqual(sorted(expected.stated));
  expect(run.findings).toHaveLength(expected.clashes.length);
  const errors = after.findings.filter(({ level }) => level === 'error');
  expect(errors).toEqual([]);
  for (const { urn, shortNames } of after.desired.datasets) {
    const old = before.desired.datasets.find((one) => one.urn === urn);
    if (old !== undefined && old.shortNames.length > 0) expect(shortNames).toEqual(old.shortNames);
  }
  return { project: run.project, base: expected.base };
}

function notesIn({ files }: Project): readonly string[] {
  return Object.values(files)
    .flatMap((text) => [...text.matchAll(/# note \d+/g)].map(([note]) => note))
    .sort();
}

function sorted(elements: Elements): readonly (readonly [string, string])[] {
  return [...elements].sort(([a], [b]) => (a < b ? -1 : 1));
}

test('any sequence of edits and imports ends as a merge of sets does', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat({ max: 1_000_000 })), fc.nat(6), (numbers, length) => {
      const dice: Dice = {
        below: (limit) => Number(numbers.next().value) % Math.max(limit, 1),
      };
      let world = NOTHING;
      let lineage = randomLineage(dice);
      for (let step = 0; step <= length; step++) {
        world = importOnce(world, lineage);
        for (let edit = dice.below(4); edit > 0; edit--)
          world = {
            ...world,
            project: { ...world.project, files: editAsPerson(world.project.files, dice) },
          };
        if (dice.below(3) > 0) lineage = randomLineage(dice);
      }
    }),
    { numRuns: RUNS },
  );
  expect(imports).toBeGreaterThan(2 * RUNS);
  expect(unchanged / imports).toBeLessThan(0.05);
});
