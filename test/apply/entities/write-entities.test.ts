import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import { columnTypes } from '../../../src/model/desired-state.js';
import { applied, loseAnswer, outcomesOf, writesOf } from '../../support/apply/apply-with.js';
import type { FakeCatalog } from '../../support/apply/fake-catalog.js';
import { expectRuns } from '../../support/apply/run-story.js';
import { content, sheet } from '../../support/apply/sheet-content.js';
import { absent, desire, named, urnOf } from '../../support/model/state-builders.js';

describe('a dataset that the stack creates', () => {
  it('has its description, its mark, its schema and a status, and nothing is overwritten', async () => {
    const { catalog, result } = await applied(desire([], [named('sheet', content)]), [
      absent('sheet'),
    ]);
    expect(outcomesOf(result)).toEqual(['entity sheet applied']);
    const [write] = catalog.writes;
    expect(
      write?.proposals[0]?.aspects.map(({ name, ifVersionMatch }) => `${name} ${ifVersionMatch}`),
    ).toEqual(['datasetProperties -1', 'schemaMetadata -1', 'status -1']);
    expect(catalog.store.content(sheet).info.value).toEqual({
      description: 'kept by hand',
      customProperties: { headwater: 'shop' },
    });
    expect(catalog.store.content(sheet).schemaMetadata.value).toEqual({
      schemaName: 'sheet',
      platform: 'urn:li:dataPlatform:snowflake',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.Schemaless': {} },
      fields: [
        {
          fieldPath: 'month',
          type: { type: { 'com.linkedin.schema.DateType': {} } },
          nativeDataType: 'date',
        },
      ],
    });
  });

  it('has no schema without columns, and no description when none is declared', async () => {
    const { catalog } = await applied(desire([], [named('sheet', { columns: [] })]), [
      absent('sheet'),
    ]);
    expect(catalog.store.schema(sheet)).toBeNull();
    expect(catalog.store.content(sheet).info.value).toEqual({
      customProperties: { headwater: 'shop' },
    });
  });

  it('is read back as it was written, with every type of column', async () => {
    const columns = columnTypes.map((type) => ({
      fieldPath: type,
      type,
      nativeType: type.toUpperCase(),
    }));
    const desired = desire([], [named('sheet', { columns })]);
    const { catalog } = await applied(desired, [absent('sheet')]);
    expect((await applied(desired, [], { store: catalog.store })).plan.changes).toEqual([]);
  });
});

it('the missing datasets of a batch are created after a part of them was written', async () => {
  const names = ['s1', 's2', 's3'];
  const wanted = names.map((name) => named(name, { columns: [] }));
  const { result } = await applied(desire([], wanted), names.map(absent), {
    disturb: (fake) =>
      fake.before('propose', () => {
        fake.store.put(urnOf('s1'), 'datasetProperties', {
          customProperties: { headwater: 'shop' },
        });
        throw new HeadwaterError('catalog-failed', '1 of 3 aspects was written before it');
      }),
  });
  expect(outcomesOf(result)).toEqual(names.map((name) => `entity ${name} applied`));
});

it('a created dataset is read back', async () => {
  const theirs = (fake: FakeCatalog, description: string) => () =>
    fake.store.put(sheet, 'datasetProperties', { description });
  const created = (disturb: (fake: FakeCatalog) => void) =>
    applied(desire([], [named('sheet', content)]), [absent('sheet')], { disturb });
  await expectRuns(import.meta, 'created', {
    'the store does not contain it': created((fake) =>
      fake.after('propose', theirs(fake, 'another')),
    ),
    'the read fails': created((fake) =>
      fake.after('propose', () => fake.before('contents', loseAnswer)),
    ),
    'another writer created it meanwhile': created((fake) =>
      fake.before('propose', theirs(fake, 'theirs')),
    ),
    'another writer created it meanwhile, and no second read is made': created((fake) => {
      fake.before('propose', theirs(fake, 'theirs'));
      // The first read finds out who created it.
      fake.before('contents', () => undefined);
      fake.before('contents', loseAnswer);
    }),
  });
});

it('many datasets are sent in several calls, and the first failed call ends the step', async () => {
  const names = Array.from({ length: 110 }, (_, i) => `s${String(i).padStart(3, '0')}`);
  const datasets = names.map((name) => named(name, { columns: [] }));
  const { catalog, result } = await applied(desire([], datasets), names.map(absent), {
    disturb: (fake) => {
      fake.before('propose', () => undefined);
      fake.before('propose', loseAnswer);
    },
  });
  expect(writesOf(catalog).map((write) => write.split(' ').length - 1)).toEqual([50, 50]);
  const count = (outcome: string) =>
    result.outcomes.filter((one) => one.outcome === outcome).length;
  expect([count('applied'), count('failed'), count('not-attempted')]).toEqual([50, 50, 10]);
  expect(result.exitCode).toBe(5);
});
