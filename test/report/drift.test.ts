import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/drift.schema.json' with { type: 'json' };
import planSchema from '../../schemas/plan.schema.json' with { type: 'json' };
import type { Drift } from '../../src/insight/drift/drift.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { CorpUserUrn } from '../../src/urn/corp-user-urn.js';
import { driftOf, presentAt, version } from '../support/insight/drift-of.js';
import { marked } from '../support/model/lineage-builders.js';
import { desire, lineageOf, observe, recordOf, unitOf } from '../support/model/state-builders.js';
import {
  everyDifference,
  hostile,
  noDrift,
  nothingSeen,
  presumed,
} from '../support/report/drift-samples.js';
import { renderAs } from '../support/report/rendered.js';
import { undescribed } from '../support/report/undescribed.js';

const textOf = (drift: Drift) => renderAs('text', { kind: 'drift', drift });
const lastLine = (text: string) => text.split('\n').at(-2);
const validDrift = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

describe('the text of drift', () => {
  it('distinguishes what is known from what is presumed if no version is kept', async () => {
    await expect(textOf(presumed)).toMatchFileSnapshot('goldens/drift-presumed.txt');
  });

  it('does not say "No drift." if the catalog hides a dataset', () => {
    expect(textOf(nothingSeen)).toContain('error HW3003');
    expect(lastLine(textOf(nothingSeen))).toBe('No drift that the catalog shows.');
  });

  it('escapes names, and suggests no apply if errors block it', async () => {
    const text = textOf(hostile);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(text.split('\n').filter((line) => line.startsWith('No drift'))).toEqual([]);
    await expect(text).toMatchFileSnapshot('goldens/drift-hostile.txt');
  });

  it('mentions incremental lineage only if another writer overwrote everything', () => {
    const wiper = everyDifference.datasets.find(({ wiped }) => wiped !== null)?.wiped
      ?.by as CorpUserUrn;
    expect(textOf(everyDifference)).toContain('incremental_lineage');
    const own = { ...everyDifference, target: { ...everyDifference.target, actor: wiper } };
    expect(textOf(own)).not.toContain('incremental_lineage');
  });

  it.each<[string, readonly string[], UpstreamLineage]>([
    [
      '1 now belongs to another writer: agree with that writer, or change the manifest.',
      ['raw'],
      lineageOf(recordOf('raw', 'VIEW')),
    ],
    [
      '2 now belong to another writer: agree with that writer, or change the manifest.',
      ['raw', 'fx'],
      lineageOf(recordOf('raw', 'VIEW'), recordOf('fx', 'COPY')),
    ],
    ['headwater adopt puts our mark back on 1.', ['raw'], lineageOf('raw')],
    [
      'headwater apply restores 1; headwater adopt puts our mark back on 1.',
      ['raw', 'fx'],
      lineageOf('raw'),
    ],
  ])('ends with the next step: %s', (next, upstreams, now) => {
    const before = version(1, lineageOf(...upstreams.map((name) => marked(name))));
    const desired = desire([unitOf('orders', ...upstreams)]);
    const drift = driftOf(desired, observe('raw', 'fx', presentAt('orders', version(2, now))), {
      orders: [before],
    });
    expect(textOf(drift).split('\n').at(-3)).toBe(`Next: ${next}`);
  });

  it('names the differences of a single dataset in markdown', () => {
    const drift = driftOf(
      desire([unitOf('orders', 'raw')]),
      observe('raw', presentAt('orders', version(2, lineageOf('x'), 'jane'))),
      { orders: [version(1, lineageOf(marked('raw')))] },
    );
    const text = renderAs('markdown', { kind: 'drift', drift });
    expect(text).toContain('| was ours until that write | apply |');
  });

  it('counts upstreams that a line has no room for', () => {
    const names = Array.from({ length: 8 }, (_, i) => `raw_${i}`);
    const drift = driftOf(
      desire([unitOf('orders', ...names)]),
      observe(...names, presentAt('orders', version(2, lineageOf('x'), 'jane'))),
      { orders: [version(1, lineageOf(...names.map((name) => marked(name))))] },
    );
    expect(textOf(drift)).toMatch(/- 8 edges missing\s+<- raw_0 \(edge\).*,\s+2 more upstreams\n/s);
  });

  it('shows a bulk overwrite that was not the last write', () => {
    const versions = [
      version(2, lineageOf(marked('raw')), 'jane'),
      version(1, lineageOf(marked('raw'), marked('fx'))),
    ];
    const now = presentAt('orders', version(3, lineageOf(marked('raw'), 'x')));
    const drift = driftOf(desire([unitOf('orders', 'raw', 'fx')]), observe('raw', 'fx', now), {
      orders: versions,
    });
    expect(textOf(drift)).toContain(
      '  - <- fx  missing, was ours until 1970-01-01T00:00:02.000Z by urn:li:corpuser:jane  ',
    );
  });

  it.each([
    ['1 change is no drift, but yet to be applied: headwater plan shows it.', ['raw']],
    ['2 changes are no drift, but yet to be applied: headwater plan shows them.', ['raw', 'fx']],
  ])('reports changes that are yet to be applied: %s', (line, upstreams) => {
    const drift = driftOf(
      desire([unitOf('orders', ...upstreams)]),
      observe('raw', 'fx', presentAt('orders', version(1, lineageOf()))),
    );
    expect(textOf(drift).split('\n').slice(-3)).toEqual([line, 'No drift.', '']);
  });
});

describe('the JSON of drift', () => {
  it.each(Object.entries({ everyDifference, presumed, noDrift, nothingSeen, hostile }))(
    'is valid against its schema: %s',
    (_name, drift) => {
      const document: unknown = JSON.parse(renderAs('json', { kind: 'drift', drift }));
      validDrift(document);
      expect(validDrift.errors).toBeNull();
      expect(document).toEqual(drift);
    },
  );

  it('the samples contain every kind of difference', () => {
    const all = [everyDifference, presumed].flatMap(({ datasets }) =>
      datasets.flatMap(({ differences }) => differences),
    );
    const seen = (of: (one: (typeof all)[number]) => unknown) => [...new Set(all.map(of))].sort();
    expect(seen(({ element }) => element)).toEqual(['dataset', 'edge', 'pair']);
    expect(seen(({ kind }) => kind)).toEqual(['altered', 'mark-lost', 'missing']);
    expect(seen(({ evidence }) => evidence)).toEqual([
      'creator',
      'manifest',
      'mark',
      'seen',
      'version',
    ]);
    expect(seen(({ remedy }) => String(remedy))).toEqual(['apply', 'null']);
  });

  it('is invalid with an unknown key', () => {
    expect(validDrift({ ...noDrift, surprise: 1 })).toBe(false);
  });

  it('has a description of each property', () => {
    expect(undescribed(schema)).toEqual([]);
  });

  it('has the same shape as a plan in the parts that both have', () => {
    const [ours, theirs] = [schema.$defs, planSchema.$defs] as Readonly<Record<string, unknown>>[];
    const shared = Object.keys(ours ?? {}).filter((name) => Object.hasOwn(theirs ?? {}, name));
    expect(shared.length).toBeGreaterThan(5);
    for (const name of shared) expect(ours?.[name]).toEqual(theirs?.[name]);
  });
});
