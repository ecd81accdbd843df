import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { walkLineage } from '../../../src/server/lineage/walk-lineage.js';
import { loadEvents, loadFile } from '../../../src/server/load/load-file.js';
import { toAspectName, toRecordName } from '../../../src/server/metamodel/record-names.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import type { Urn } from '../../../src/urn/urn.js';
import { thrownError } from '../../support/server/refusal.js';
import { emptyStore, formatRefusal } from '../../support/server/store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const status = (name: string) => ({
  entityType: 'dataset',
  entityUrn: dataset(name),
  changeType: 'UPSERT',
  aspectName: 'status',
  aspect: { json: { removed: false } },
});

const lineage = (json: object) => ({
  ...status('b'),
  aspectName: 'upstreamLineage',
  aspect: { json },
});

function optionsFor(store: CatalogStore) {
  return { store, dialect: 'spec', actor: jane, time: 1 } as const;
}

describe('load', () => {
  test('accepts lineage of missing datasets, which a write over REST does not', () => {
    const store = emptyStore();
    loadEvents(
      JSON.stringify([lineage({ upstreams: [{ dataset: dataset('a'), type: 'COPY' }] })]),
      optionsFor(store),
    );
    expect([store.exists(dataset('b')), store.exists(dataset('a'))]).toEqual([true, false]);
    expect(store.neighbors(dataset('a'), 'DOWNSTREAM')).toEqual([dataset('b')]);
  });

  test('stores a file whole or not at all, and names the wrong event', () => {
    const store = emptyStore();
    const text = JSON.stringify([
      status('a'),
      lineage({ upstreams: [{ dataset: dataset('a'), type: 'X' }] }),
    ]);
    expect(formatRefusal(() => loadEvents(text, optionsFor(store)))).toMatch(
      /^validation: event 2: .*\/upstreams\/0\/type/,
    );
    expect(store.listEntities('dataset')).toEqual([]);
  });

  test('a file that is loaded again changes nothing', () => {
    const store = emptyStore();
    const profile = {
      ...status('a'),
      aspectName: 'datasetProfile',
      aspect: { json: { timestampMillis: 5, rowCount: 1 } },
    };
    const text = JSON.stringify([status('a'), profile]);
    loadEvents(text, optionsFor(store));
    loadEvents(text, { ...optionsFor(store), time: 2 });
    expect(store.readAspect(dataset('a'), 'status')).toMatchObject({
      version: 1,
      created: { time: 1 },
    });
  });
});

describe('loadFile', () => {
  test('names a file that cannot be loaded', async () => {
    const folder = tempFolder();
    const options = optionsFor(emptyStore());
    for (const path of [join(folder, 'none.json'), folder]) {
      const { codeName, exitCode, message } = await thrownError(() => loadFile(path, options));
      expect([codeName, exitCode]).toEqual(['server-load-failed', 64]);
      expect(message.split(path)).toHaveLength(2);
      expect(message.replace(path, '')).not.toMatch(/E[A-Z]{3,}/);
    }
    writeFileSync(join(folder, 'bad.json'), '[{}]');
    expect(() => loadFile(join(folder, 'bad.json'), options)).toThrow(/bad\.json: event 1: /);
    expect((await thrownError(() => loadFile(join(folder, 'bad.json'), options))).exitCode).toBe(1);
  });

  test.each([
    ['one event a line', (events: readonly string[]) => events.join('\n'), ['2', '3']],
    ['a JSON array', (events: readonly string[]) => `[${events.join()}]`, ['2']],
  ])('leaves out and names the events that are refused, in %s', (form, write, left) => {
    const store = emptyStore();
    const path = join(tempFolder(), 'some.json');
    const wrong = JSON.stringify(lineage({ upstreams: [{ dataset: dataset('a'), type: 'X' }] }));
    const broken = form === 'a JSON array' ? [] : ['{'];
    const good = ['a', 'c'].map((name) => JSON.stringify(status(name)));
    writeFileSync(path, write([good[0] ?? '', wrong, ...broken, good[1] ?? '']));
    const refused: string[] = [];
    loadFile(path, { ...optionsFor(store), onRefused: (message) => void refused.push(message) });
    expect(store.listEntities('dataset')).toEqual([dataset('a'), dataset('c')]);
    expect(refused.map((one) => /^left out of .*some\.json: event (\d+): /.exec(one)?.[1])).toEqual(
      left,
    );
  });

  test('that is not a list of events is refused whole', () => {
    const path = join(tempFolder(), 'none.json');
    writeFileSync(path, '[{');
    const load = () => loadFile(path, { ...optionsFor(emptyStore()), onRefused: expect.fail });
    expect(load).toThrow(/cannot load .*none\.json: the file /);
  });

  test('passes internal errors on unchanged', async () => {
    const store = {
      ...emptyStore(),
      transaction: () => {
        throw new TypeError('ours');
      },
    };
    const file = join(tempFolder(), 'good.json');
    writeFileSync(file, '[]');
    expect(() => loadFile(file, optionsFor(store))).toThrow(TypeError);
  });
});

const BOOTSTRAP = resolve('../shared/data/bootstrap_mce.json');
const hasBootstrap = existsSync(BOOTSTRAP);
if (!hasBootstrap)
  process.stdout.write('skipped: the sample events of DataHub are not on this machine\n');

describe.runIf(hasBootstrap)('the sample events of DataHub', () => {
  const text = hasBootstrap ? readFileSync(BOOTSTRAP, 'utf8') : '[]';

  test('are loaded completely: every aspect can be read under its name', () => {
    const store = emptyStore();
    loadEvents(text, optionsFor(store));
    const expected = aspectsIn(text);
    expect(expected).toHaveLength(EXPECTED_ASPECTS);
    for (const [urn, name] of expected)
      expect(store.readAspect(urn, name), `${urn} ${name}`).toBeDefined();
    const names = new Set(expected.map(([, name]) => name));
    expect(
      [...names].filter((name) => toRecordName(name).startsWith('com.linkedin.unknown')),
    ).toEqual([]);
    expect(names).toContain('mlModelTrainingData');
    expect(names).toContain('editableSchemaMetadata');
  });

  test('give a graph without missing entities', () => {
    const store = emptyStore();
    loadEvents(text, optionsFor(store));
    const events = dataset('logging_events');
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag_abc,PROD),task_123)' as Urn;
    const dashboard = 'urn:li:dashboard:(looker,baz)' as Urn;
    const chart = 'urn:li:chart:(looker,baz1)' as Urn;
    expect(store.neighbors(events, 'DOWNSTREAM')).toContain(job);
    expect(store.neighbors(job, 'DOWNSTREAM')).toContain(dataset('fct_users_created'));
    expect(store.neighbors(dataset('fct_users_created'), 'UPSTREAM')).toContain(events);
    expect(store.neighbors(dashboard, 'UPSTREAM')).toContain(chart);
    expect(store.neighbors(chart, 'UPSTREAM')).toHaveLength(1);
    expect(store.listEntities('dataset').length).toBeGreaterThanOrEqual(7);
  });

  test('have lineage of every kind, each edge from both ends', () => {
    const store = emptyStore();
    loadEvents(text, optionsFor(store));
    const sample = (platform: string, name: string) =>
      `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)` as Urn;
    const job = (id: string) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,dag_abc,PROD),${id})`;
    const [created, deleted] = [job('task_123'), job('task_456')] as [Urn, Urn];
    const chart = (n: number) => `urn:li:chart:(looker,baz${n})` as Urn;
    const dashboard = 'urn:li:dashboard:(looker,baz)' as Urn;
    const upstreams = new Map<Urn, readonly Urn[]>([
      [created, [dataset('logging_events')]],
      [deleted, [created, dataset('logging_events')]],
      [chart(1), [sample('kafka', 'SampleKafkaDataset')]],
      [chart(2), [sample('hdfs', 'SampleHdfsDataset')]],
      [dashboard, [chart(1), chart(2)]],
    ]);
    for (const [urn, ends] of upstreams) {
      expect([urn, store.neighbors(urn, 'UPSTREAM')]).toEqual([urn, ends]);
      for (const end of ends) expect(store.neighbors(end, 'DOWNSTREAM')).toContain(urn);
    }
    expect(store.neighbors(created, 'DOWNSTREAM')).toEqual([deleted, dataset('fct_users_created')]);
    expect(store.neighbors(deleted, 'DOWNSTREAM')).toEqual([dataset('fct_users_deleted')]);
    const kafka = { start: sample('kafka', 'SampleKafkaDataset'), maxHops: 9 };
    const reached = walkLineage({ ...kafka, direction: 'DOWNSTREAM' }, store);
    expect(reached.get(dashboard)?.degree).toBe(2);
  });
});

/** The number of aspects in the file, counted without our reader. */
const EXPECTED_ASPECTS = 213;

function aspectsIn(text: string): readonly (readonly [Urn, string])[] {
  // biome-ignore lint/suspicious/noExplicitAny: a file of another project, read without our own reader
  const events: readonly any[] = JSON.parse(text);
  return events.flatMap((event): readonly (readonly [Urn, string])[] => {
    if (event.proposedSnapshot === undefined) return [[event.entityUrn, event.aspectName]];
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const [snapshot] = Object.values<any>(event.proposedSnapshot);
    return snapshot.aspects.map((aspect: object) => [
      snapshot.urn,
      toAspectName(Object.keys(aspect).join().replace('pegasus2avro.', '')),
    ]);
  });
}
