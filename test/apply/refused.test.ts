import { describe, expect, it } from 'vitest';
import type { CodeName } from '../../src/errors/codes.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import {
  applied,
  loseAnswer,
  outcomesOf,
  upstreamNames,
  writesOf,
} from '../support/apply/apply-with.js';
import type { FakeCatalog, WriteCall } from '../support/apply/fake-catalog.js';
import { marked } from '../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  present,
  recordOf,
  unitOf,
  urnOf,
} from '../support/model/state-builders.js';

/**
 * Units of one edge each, written by proposal (VIEW) or by mutation (TRANSFORMED), and the datasets
 * that they need.
 */
function many(count: number, type: 'VIEW' | 'TRANSFORMED' = 'VIEW') {
  const names = Array.from({ length: count }, (_, n) => `v${String(n).padStart(3, '0')}`);
  return {
    names,
    readings: ['a', ...names],
    desired: desire(names.map((name) => unitOf(name, edgeFrom('a', type)))),
  };
}

/** Refuses every write that contains one of these datasets, with an error of this code. */
function refusing(
  code: CodeName,
  names: readonly string[],
  on: readonly WriteCall[] = ['propose', 'updateLineage'],
) {
  const refused = new Set(names.map((name) => urnOf(name)));
  const isRefused = (urn: DatasetUrn) => refused.has(urn);
  return (fake: FakeCatalog) => {
    fake.behavior.refuses = (call, urns) =>
      on.includes(call) && urns.some(isRefused) ? new HeadwaterError(code, 'no') : undefined;
  };
}

function countOutcomes(result: {
  readonly outcomes: readonly { readonly outcome: string }[];
}): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { outcome } of result.outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const SHOP = { shop: { edge: true, pairs: [] } };

describe('a batch with a refused unit', () => {
  it.each([
    ['proposals', 'catalog-forbidden', 'VIEW', 'propose'],
    ['proposals', 'catalog-rejected', 'VIEW', 'propose'],
    ['edges', 'catalog-forbidden', 'TRANSFORMED', 'updateLineage'],
    ['edges', 'catalog-rejected', 'TRANSFORMED', 'updateLineage'],
  ] as const)('of %s, by %s, is written except for that unit', async (_what, code, type, call) => {
    const { desired, readings, names } = many(11, type);
    const { result, catalog, events } = await applied(desired, readings, {
      disturb: refusing(code, ['v004'], [call]),
    });
    expect(outcomesOf(result)).toEqual(
      names.map((name) => `lineage ${name} ${name === 'v004' ? 'failed' : 'applied'}`),
    );
    expect(names.filter((name) => upstreamNames(catalog, name).length === 0)).toEqual(['v004']);
    expect(result.exitCode).toBe(5);
    expect(events.filter(({ event }) => event === 'outcome')).toHaveLength(11);
  });

  it('by a rejected token is not split, and nothing more is sent', async () => {
    const { desired, readings } = many(60);
    const { result, catalog } = await applied(desired, readings, {
      disturb: refusing('catalog-unauthenticated', ['v004']),
      keepGoing: true,
    });
    expect(writesOf(catalog)).toHaveLength(1);
    expect(countOutcomes(result)).toEqual({ failed: 50, 'not-attempted': 10 });
    expect(result.outcomes.at(-1)).toMatchObject({
      code: 'HW5015',
      message: expect.stringContaining('HW6002'),
    });
    expect(result.exitCode).toBe(1);
  });

  it('of datasets is written except for that one', async () => {
    const names = ['s1', 's2', 's3', 's4', 's5'];
    const { result, catalog } = await applied(
      desire(
        [],
        names.map((name) => named(name, { columns: [] })),
      ),
      names.map(absent),
      { disturb: refusing('catalog-rejected', ['s4']) },
    );
    expect(outcomesOf(result)).toEqual(
      names.map((name) => `entity ${name} ${name === 's4' ? 'failed' : 'applied'}`),
    );
    expect(names.map((name) => catalog.store.reading(urnOf(name)).kind)).toEqual([
      'present',
      'present',
      'present',
      'absent',
      'present',
    ]);
  });

  it('is completed when a part of it was written', async () => {
    const { desired, readings, names } = many(3);
    const { result } = await applied(desired, readings, {
      disturb: (fake) =>
        fake.before('propose', () => {
          fake.store.putReading(present('v000', lineageOf(marked(recordOf('a', 'VIEW'), SHOP))));
          throw new HeadwaterError('catalog-failed', 'one aspect was written before it');
        }),
    });
    expect(outcomesOf(result)).toEqual(names.map((name) => `lineage ${name} applied`));
  });

  it('is not split after the run is interrupted', async () => {
    const stop = new AbortController();
    const { desired, readings } = many(8);
    const { result, catalog } = await applied(desired, readings, {
      signal: stop.signal,
      disturb: (fake) => {
        refusing('catalog-forbidden', ['v000'])(fake);
        fake.before('propose', () => stop.abort());
      },
    });
    expect(writesOf(catalog)).toHaveLength(1);
    expect(countOutcomes(result)).toEqual({ 'not-attempted': 8 });
    expect(result.exitCode).toBe(130);
  });
});

describe('the breaker', () => {
  it('opens within a batch of which every unit is refused', async () => {
    const { desired, readings, names } = many(50);
    const { result, catalog } = await applied(desired, readings, {
      disturb: refusing('catalog-forbidden', names),
    });
    expect(countOutcomes(result)).toEqual({ failed: 3, 'not-attempted': 47 });
    expect(catalog.writes.length).toBeLessThan(20);
    expect(result.outcomes.find(({ outcome }) => outcome === 'not-attempted')).toMatchObject({
      code: 'HW5015',
    });
    expect(result.exitCode).toBe(1);
  });

  it('opens with --keep-going after batches that fail as a whole', async () => {
    const { desired, readings, names } = many(260);
    const { result, catalog } = await applied(desired, readings, {
      disturb: refusing('catalog-failed', names),
      keepGoing: true,
    });
    expect(writesOf(catalog)).toHaveLength(3);
    expect(countOutcomes(result)).toEqual({ failed: 150, 'not-attempted': 110 });
  });

  it('does not open while other writes succeed in between', async () => {
    const { desired, readings, names } = many(40);
    const refused = names.filter((_, n) => n % 10 === 0);
    const { result } = await applied(desired, readings, {
      disturb: refusing('catalog-forbidden', refused),
    });
    expect(countOutcomes(result)).toEqual({ failed: 4, applied: 36 });
  });

  it('does not open while lost writes turn out to be carried out', async () => {
    const { desired, readings } = many(260);
    const { result } = await applied(desired, readings, {
      disturb: (fake) => {
        for (let batch = 0; batch < 6; batch++) fake.after('propose', loseAnswer);
      },
    });
    expect(countOutcomes(result)).toEqual({ applied: 260 });
  });

  it('does not prevent the read-back', async () => {
    const { desired, readings } = many(60);
    const { result } = await applied(desired, readings, {
      keepGoing: true,
      disturb: (fake) => {
        let writes = 0;
        // The second write is the probe of the condition.
        fake.behavior.refuses = () =>
          ++writes > 2 ? new HeadwaterError('catalog-unauthenticated', 'no') : undefined;
      },
    });
    expect(countOutcomes(result)).toEqual({ applied: 50, failed: 10 });
  });
});

describe('a run with --keep-going', () => {
  it('starts further batches after a failed one, and a run without the flag does not', async () => {
    const { desired, readings } = many(70);
    const disturb = refusing('catalog-forbidden', ['v001', 'v060']);
    const going = await applied(desired, readings, { disturb, keepGoing: true });
    expect(countOutcomes(going.result)).toEqual({ applied: 68, failed: 2 });
    expect(going.result.exitCode).toBe(5);
    const stopping = await applied(desired, readings, { disturb });
    expect(countOutcomes(stopping.result)).toEqual({ applied: 49, failed: 1, 'not-attempted': 20 });
    expect(stopping.result.outcomes.at(-1)).toMatchObject({
      code: 'HW5013',
      message: expect.stringContaining('--keep-going'),
    });
  });

  it('marks the edges that were written', async () => {
    const { desired, readings, names } = many(30, 'TRANSFORMED');
    const { result, catalog } = await applied(desired, readings, {
      disturb: refusing('catalog-rejected', ['v003'], ['updateLineage']),
      keepGoing: true,
    });
    expect(countOutcomes(result)).toEqual({ applied: 29, failed: 1 });
    expect(upstreamNames(catalog, names[29] ?? '')).toEqual(['a TRANSFORMED shop']);
  });

  it('removes nothing from a unit whose additions failed', async () => {
    const before = lineageOf(marked('old', SHOP));
    const desired = desire([
      unitOf('bad', edgeFrom('a', 'VIEW')),
      unitOf('good', edgeFrom('a', 'VIEW')),
    ]);
    const { result, catalog } = await applied(
      desired,
      ['a', 'old', present('bad', before), present('good', before)],
      {
        disturb: refusing('catalog-forbidden', ['bad'], ['propose']),
        keepGoing: true,
      },
    );
    expect(outcomesOf(result)).toEqual(['lineage bad failed', 'lineage good applied']);
    expect(upstreamNames(catalog, 'bad')).toEqual(['old TRANSFORMED shop']);
    expect(upstreamNames(catalog, 'good')).toEqual(['a VIEW shop']);
  });

  it('leaves out the lineage of datasets that could not be created, and no other', async () => {
    const desired = desire(
      [unitOf('s1', 'a'), unitOf('s2', 'a'), unitOf('w', 's1')],
      [named('s1', { columns: [] }), named('s2', { columns: [] })],
    );
    const readings = ['a', 'w', absent('s1'), absent('s2')];
    const disturb = refusing('catalog-rejected', ['s1'], ['propose']);
    const going = await applied(desired, readings, { disturb, keepGoing: true });
    expect(outcomesOf(going.result)).toEqual([
      'entity s1 failed',
      'entity s2 applied',
      'lineage s1 not-attempted',
      'lineage s2 applied',
      'lineage w not-attempted',
    ]);
    expect(going.result.outcomes[2]).toMatchObject({
      code: 'HW5013',
      message: expect.stringContaining(urnOf('s1')),
    });
    const stopping = await applied(desired, readings, { disturb });
    expect(countOutcomes(stopping.result)).toEqual({ failed: 1, applied: 1, 'not-attempted': 3 });
  });

  it('continues after a batch that could not be read', async () => {
    const { desired, readings } = many(60);
    const { result } = await applied(desired, readings, {
      disturb: (fake) => fake.before('read', loseAnswer),
      keepGoing: true,
    });
    expect(countOutcomes(result)).toEqual({ failed: 50, applied: 10 });
  });
});
