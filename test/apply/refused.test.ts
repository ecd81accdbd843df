import { describe, test } from 'vitest';
import type { CodeName } from '../../src/errors/codes.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import { getOrMake } from '../../src/model/get-or-make.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import {
  type Applied,
  type ApplyOptions,
  applied,
  loseAnswer,
  upstreamNames,
} from '../support/apply/apply-with.js';
import type { FakeCatalog, WriteCall } from '../support/apply/fake-catalog.js';
import { expectRuns } from '../support/apply/run-story.js';
import { expectGolden } from '../support/golden.js';
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
  const refused = new Set<EntityUrn>(names.map((name) => urnOf(name)));
  const isRefused = (urn: EntityUrn) => refused.has(urn);
  return (fake: FakeCatalog) => {
    fake.behavior.refuses = (call, urns) =>
      on.includes(call) && urns.some(isRefused) ? new HeadwaterError(code, 'no') : undefined;
  };
}

/** Compares runs of many units, each under its title, with `goldens/<name>.txt`. */
async function expectCounts(
  name: string,
  runs: Readonly<Record<string, Promise<Applied>>>,
): Promise<void> {
  const told = Object.entries(runs).map(async ([title, run]) => [title, countsOf(await run)]);
  await expectGolden(import.meta, name, Object.fromEntries(await Promise.all(told)));
}

/** Tells how many units have each outcome, what the catalog holds for them, and how many requests the run sent. */
function countsOf({ result, catalog, events }: Applied): string {
  const units = new Map<string, string[]>();
  for (const { urn, outcome, code = '', message = '' } of result.outcomes) {
    const name = urn.split(',')[1] ?? '';
    const held = upstreamNames(catalog, name).join(', ') || 'nothing';
    const key = `${outcome} ${code} ${message}`.trimEnd().concat(`, holding ${held}`);
    getOrMake(units, key, () => []).push(name);
  }
  const groups = [...units].map(([outcome, names]) => {
    const shown = names.length > 12 ? `${names[0]} to ${names.at(-1)}` : names.join(' ');
    return `${names.length} ${outcome}: ${shown}`;
  });
  const outcomes = events.filter(({ event }) => event === 'outcome').length;
  return [
    `exit code ${result.exitCode}`,
    ...groups,
    `requests: ${catalog.writes.length}, outcomes in the receipt: ${outcomes}`,
  ].join('\n');
}

const SHOP = { shop: { edge: true, pairs: [] } };

/** Applies many units, with the faults of `disturb`. */
function manyWith(
  count: number,
  disturb: (fake: FakeCatalog) => void,
  { type, ...options }: ApplyOptions & { readonly type?: 'TRANSFORMED' } = {},
): Promise<Applied> {
  const { desired, readings } = many(count, type);
  return applied(desired, readings, { ...options, disturb });
}

const keepGoing = true;

describe('a batch with a refused unit', () => {
  test('is written except for that unit', () => {
    const edges = (code: CodeName) =>
      manyWith(11, refusing(code, ['v004'], ['updateLineage']), { type: 'TRANSFORMED' });
    const stop = new AbortController();
    return expectCounts('refused-units', {
      'proposals that are forbidden': manyWith(11, refusing('catalog-forbidden', ['v004'])),
      'proposals that are rejected': manyWith(11, refusing('catalog-rejected', ['v004'])),
      'edges that are forbidden': edges('catalog-forbidden'),
      'edges that are rejected': edges('catalog-rejected'),
      'is not split for a rejected token, and nothing more is sent': manyWith(
        60,
        refusing('catalog-unauthenticated', ['v004']),
        { keepGoing },
      ),
      'is completed when a part of it was written': manyWith(3, (fake) =>
        fake.before('propose', () => {
          fake.store.putReading(present('v000', lineageOf(marked(recordOf('a', 'VIEW'), SHOP))));
          throw new HeadwaterError('catalog-failed', 'one aspect was written before it');
        }),
      ),
      'is not split after the run is interrupted': manyWith(
        8,
        (fake) => {
          refusing('catalog-forbidden', ['v000'])(fake);
          fake.before('propose', () => stop.abort());
        },
        { signal: stop.signal },
      ),
    });
  });

  test('of datasets is written except for that one', () => {
    const names = ['s1', 's2', 's3', 's4', 's5'];
    const datasets = names.map((name) => named(name, { columns: [] }));
    return expectRuns(import.meta, 'refused-dataset', {
      datasets: applied(desire([], datasets), names.map(absent), {
        disturb: refusing('catalog-rejected', ['s4']),
      }),
    });
  });
});

test('the breaker opens when nothing succeeds', () => {
  const { names } = many(260);
  return expectCounts('breaker', {
    'opens within a batch of which every unit is refused': manyWith(
      50,
      refusing('catalog-forbidden', names),
    ),
    'opens with --keep-going after batches that fail as a whole': manyWith(
      260,
      refusing('catalog-failed', names),
      { keepGoing },
    ),
    'does not open while other writes succeed in between': manyWith(
      40,
      refusing('catalog-forbidden', ['v000', 'v010', 'v020', 'v030']),
    ),
    'does not open while lost writes turn out to be carried out': manyWith(260, (fake) => {
      for (let batch = 0; batch < 6; batch++) fake.after('propose', loseAnswer);
    }),
    'does not prevent the read-back': manyWith(
      60,
      (fake) => {
        let writes = 0;
        // The second write is the probe of the condition.
        fake.behavior.refuses = () =>
          ++writes > 2 ? new HeadwaterError('catalog-unauthenticated', 'no') : undefined;
      },
      { keepGoing },
    ),
  });
});

describe('a run with --keep-going', () => {
  test('starts further batches after a failed one, and a run without the flag does not', () => {
    const disturb = refusing('catalog-forbidden', ['v001', 'v060']);
    return expectCounts('keep-going', {
      'with the flag': manyWith(70, disturb, { keepGoing }),
      'without the flag': manyWith(70, disturb),
      'marks the edges that were written': manyWith(
        30,
        refusing('catalog-rejected', ['v003'], ['updateLineage']),
        { type: 'TRANSFORMED', keepGoing },
      ),
      'continues after a batch that could not be read': manyWith(
        60,
        (fake) => fake.before('read', loseAnswer),
        { keepGoing },
      ),
    });
  });

  test('leaves out what needs a failed write, and nothing else', () => {
    const before = lineageOf(marked('old', SHOP));
    const units = ['bad', 'good'].map((name) => unitOf(name, edgeFrom('a', 'VIEW')));
    const desired = desire(
      [unitOf('s1', 'a'), unitOf('s2', 'a'), unitOf('w', 's1')],
      [named('s1', { columns: [] }), named('s2', { columns: [] })],
    );
    const readings = ['a', 'w', absent('s1'), absent('s2')];
    const disturb = refusing('catalog-rejected', ['s1'], ['propose']);
    return expectRuns(import.meta, 'left-out', {
      'removes nothing from a unit whose additions failed': applied(
        desire(units),
        ['a', 'old', present('bad', before), present('good', before)],
        { disturb: refusing('catalog-forbidden', ['bad'], ['propose']), keepGoing },
      ),
      'leaves out the lineage of datasets that could not be created': applied(desired, readings, {
        disturb,
        keepGoing,
      }),
      'stops after such a dataset without the flag': applied(desired, readings, { disturb }),
    });
  });
});
