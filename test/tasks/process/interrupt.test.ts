import { expect, onTestFinished, test, vi } from 'vitest';
import { openCatalogReader } from '../../../src/catalog/open-catalog.js';
import type { ReportProgress } from '../../../src/model/progress.js';
import type { ApplyTaskResult } from '../../../src/tasks/apply/applied-stack.js';
import type { ApplyRequest } from '../../../src/tasks/apply/apply-request.js';
import { applyStack } from '../../../src/tasks/apply/apply-stack.js';
import { findNearMissCandidates } from '../../../src/tasks/plan/observe.js';
import { planStack } from '../../../src/tasks/plan/plan-stack.js';
import { validateStack } from '../../../src/tasks/stack/read-valid-stack.js';
import { catalogWith, type StockedCatalog } from '../../support/cli/catalog-with.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { urnOf } from '../../support/model/state-builders.js';

const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage:
  - {downstream: orders, upstreams: [{dataset: raw, type: COPY}]}
`;

const interrupted = { codeName: 'interrupted', exitCode: 130 };

interface SetUp {
  readonly catalog: StockedCatalog;
  readonly stop: AbortController;
  readonly request: ApplyRequest;
}

/** Prepares an apply that can be interrupted. */
async function setUp(): Promise<SetUp> {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders')]);
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const stop = new AbortController();
  const request: ApplyRequest = {
    cwd: path,
    catalog: { url: catalog.url },
    dryRun: false,
    consent: { kind: 'given' },
    show: () => undefined,
    progress: () => undefined,
    say: () => undefined,
    signal: stop.signal,
    clock: Date.now,
  };
  return { catalog, stop, request };
}

async function resultOf(
  applying: Promise<ApplyTaskResult>,
): Promise<{ readonly exitCode: number; readonly result: unknown }> {
  const done = await applying;
  if (done.kind === 'invalid') throw new Error('the manifests of this test are valid');
  return { exitCode: done.exitCode, result: done.report.result };
}

test('an interrupt before the manifests are read ends the validation', async () => {
  const { request, stop } = await setUp();
  stop.abort();
  await expect(validateStack(request)).rejects.toMatchObject(interrupted);
});

test('an interrupt while the catalog is read ends the planning', async () => {
  const { request, stop } = await setUp();
  const note = (line: string) => line.startsWith('catalog: ') && stop.abort();
  await expect(planStack({ ...request, note })).rejects.toMatchObject({
    ...interrupted,
    message: 'interrupted while the catalog was read',
  });
});

test('an interrupt while the plan is made discards it', async () => {
  const { request, stop } = await setUp();
  const note = (line: string) => line.includes('privileges known') && stop.abort();
  await expect(planStack({ ...request, note })).rejects.toMatchObject({
    ...interrupted,
    message: 'interrupted while the plan was made',
  });
});

test('an apply that is interrupted while it plans shows nothing, asks nothing and writes nothing', async () => {
  const { request, stop, catalog } = await setUp();
  const show = vi.fn();
  const ask = vi.fn(async () => true);
  const before = catalog.requests().writes;
  const note = (line: string) => line.startsWith('catalog: ') && stop.abort();
  await expect(
    applyStack({ ...request, show, consent: { kind: 'ask', ask }, note }),
  ).rejects.toMatchObject(interrupted);
  expect([show, ask].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(catalog.requests().writes).toBe(before);
});

test('an interrupt at the question is no consent, and exits with 130', async () => {
  const { request, stop, catalog } = await setUp();
  const ask = async () => {
    stop.abort();
    return false;
  };
  const before = catalog.requests().writes;
  const { exitCode, result } = await resultOf(
    applyStack({ ...request, consent: { kind: 'ask', ask } }),
  );
  expect({ exitCode, result }).toEqual({
    exitCode: 130,
    result: { kind: 'no-consent', asked: true },
  });
  expect(catalog.requests().writes).toBe(before);
});

test('an apply that is interrupted after a write reads the write back', async () => {
  const { request, stop, catalog } = await setUp();
  const progress: ReportProgress = (one) => {
    const isWritten = one.kind === 'phase' && one.phase === 'proposals' && one.done > 0;
    if (isWritten) stop.abort();
  };
  const { exitCode, result } = await resultOf(applyStack({ ...request, progress }));
  expect({ exitCode, result }).toMatchObject({
    exitCode: 0,
    result: { outcomes: [{ urn: urnOf('orders'), outcome: 'applied' }] },
  });
  expect((await catalog.lineageOf(urnOf('orders')))?.value.upstreams).toHaveLength(1);
});

test('the search for a near miss does not treat an interrupt as a refusal', async () => {
  const { catalog } = await setUp();
  const reading = { url: catalog.url, userAgent: 'headwater/test' };
  const stopped = openCatalogReader({ ...reading, signal: AbortSignal.abort() });
  const reader = openCatalogReader(reading);
  onTestFinished(async () => void (await Promise.all([stopped.close(), reader.close()])));
  const searching = findNearMissCandidates([urnOf('ordrs')], {
    ...reader,
    searchDatasets: stopped.searchDatasets,
  });
  await expect(searching).rejects.toMatchObject(interrupted);
});
