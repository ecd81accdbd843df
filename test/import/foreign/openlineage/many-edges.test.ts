import { expect, test } from 'vitest';
import { readOpenLineage } from '../../../../src/import/foreign/openlineage/read-openlineage.js';

const options = {
  runs: 'all',
  indirect: false,
  failed: false,
  env: 'PROD',
  namespaces: [],
} as const;

const datasets = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    namespace: 'postgres://h:1',
    name: `a.b.${name}${index}`,
  }));

interface EventParts {
  readonly run: string;
  readonly inputs: number;
  readonly outputs: number;
}

const event = ({ run, inputs, outputs }: EventParts) =>
  JSON.stringify({
    eventType: 'COMPLETE',
    eventTime: '2026-01-01T00:00:00Z',
    run: { runId: run },
    job: { namespace: 'n', name: 'j' },
    inputs: datasets(inputs, 'i'),
    outputs: datasets(outputs, `${run}o`),
  });

const read = (...chunks: readonly string[]) =>
  readOpenLineage({ chunks, shownAs: 'e.json', options });

test('an event with 3,000 inputs and 3,000 outputs is refused with the edges that it means', async () => {
  await expect(read(event({ run: 'r', inputs: 3000, outputs: 3000 }))).rejects.toMatchObject({
    codeName: 'openlineage-too-many-edges',
    message:
      'e.json: the run of "n j" on line 1 has 3000 inputs and 3000 outputs, which mean 9000000 edges, since each input flows into each output: the events mean more edges than are imported',
  });
});

test('many runs that mean many edges together are refused, with the one that goes beyond', async () => {
  const runs = Array.from({ length: 8 }, (_, index) =>
    event({ run: `r${index}`, inputs: 250, outputs: 250 }),
  );
  await expect(read(runs.join('\n'))).rejects.toMatchObject({
    codeName: 'openlineage-too-many-edges',
    message: expect.stringContaining('on line 5 has 250 inputs and 250 outputs'),
  });
});

test('jobs that read each other are refused if they mean as many', async () => {
  const inputs = datasets(1000, 'i').map((one) => ({ ...one, type: 'DATASET' }));
  const job = { namespace: 'n', name: 'step', type: 'JOB' };
  const entries = [
    { ...job, inputs },
    ...datasets(1000, 'o').map((one) => ({ ...one, type: 'DATASET', inputs: [job] })),
  ];
  const text = JSON.stringify({
    eventType: 'COMPLETE',
    run: { runId: 'r' },
    job: { namespace: 'n', name: 'j', facets: { lineage: { entries } } },
  });
  await expect(read(text)).rejects.toMatchObject({ codeName: 'openlineage-too-many-edges' });
});

test('an event with 400 inputs and 400 outputs is imported', async () => {
  const { lineage } = await read(event({ run: 'r', inputs: 400, outputs: 400 }));
  expect(lineage.units).toHaveLength(400);
  expect(lineage.units[0]?.edges).toHaveLength(400);
});
