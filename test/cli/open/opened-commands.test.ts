import { expect, it, onTestFinished } from 'vitest';
import { enter, openCli, shopToOpen } from '../../support/cli/open-cli.js';
import { runCli } from '../../support/cli/run-cli.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { silent, startFaultServer } from '../../support/faults/server.js';

/** Opens the page of a command, reads its document, and interrupts the command. */
async function documentOf(args: readonly string[], setting: Parameters<typeof openCli>[1]) {
  const opened = await openCli(args, setting);
  const headers = await enter(opened.address);
  const answer = await fetch(`${opened.url}/document.json`, { headers });
  const document = (await answer.json()) as { readonly kind: string };
  return { document, ...(await opened.stop()) };
}

it('each command serves the JSON of its result and ends with its own exit code', async () => {
  const { catalog, ...setting } = await shopToOpen();
  const planned = await documentOf(['plan', '--detailed-exitcode', '--out', 'p.json'], setting);
  expect(planned).toMatchObject({ code: 2, document: { kind: 'plan', changes: [{}] } });
  expect(planned.stdout).toContain('1 to add');
  expect(await documentOf(['apply', '--auto-approve', '--dry-run'], setting)).toMatchObject({
    code: 0,
    document: { kind: 'plan' },
  });
  const applied = await documentOf(['apply', 'p.json', '--auto-approve'], setting);
  expect(applied).toMatchObject({ code: 0, document: { kind: 'receipt' } });
  const [receipt = ''] = /\.headwater\/receipts\/\S+json/.exec(applied.stdout) ?? [];
  for (const [args, kind] of [
    [['show', 'p.json'], 'plan'],
    [['show', receipt], 'receipt'],
    [['rollback', receipt], 'plan'],
    [['drift', '--format', 'json'], 'drift'],
    [['impact', 'raw'], 'impact'],
    [['graph', '--timeout', '9s'], 'graph'],
  ] as const) {
    const { document, code, stderr } = await documentOf(args, setting);
    expect({ args, code, kind: document.kind }).toEqual({ args, code: 0, kind });
    expect(stderr).not.toContain('note: the document');
  }
  expect(catalog.requests().writes).toBeGreaterThan(0);
});

it('a saved plan is shown without its catalog, and beside another one', async () => {
  const { env, cwd } = await shopToOpen();
  await runCli(['plan', '--out', 'p.json'], { cwd, env });
  const alone = await openCli(['show', 'p.json'], { cwd, env: {} });
  const headers = { ...(await enter(alone.address)), Origin: alone.url };
  const body = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
  const answer = await fetch(`${alone.url}/api/v2/graphql`, { method: 'POST', headers, body });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({
    error: expect.stringMatching(/^DATAHUB_GMS_URL is not set, so there is no catalog to ask; /),
  });
  const elsewhere = await openCli(['show', 'p.json'], {
    cwd,
    env: { DATAHUB_GMS_URL: 'http://127.0.0.1:1' },
  });
  expect(elsewhere.stderr()).toMatch(/^note: the document is about http:\S+, the live lineage /);
});

it.each([
  [{}, 'none'],
  [{ CI: 'true' }, 'all'],
] as const)('without a terminal, or in CI, nothing is planned: %j', async (more, terminal) => {
  const { catalog, cwd, env } = await shopToOpen();
  const before = catalog.requests();
  const run = await runCli(['plan', '--open'], { cwd, env: { ...env, ...more }, terminal });
  expect(run).toEqual({
    code: 64,
    stdout: '',
    stderr: expect.stringMatching(/--open needs a terminal outside CI(?:.|\n)*--output html=/),
  });
  expect(catalog.requests()).toEqual(before);
});

it('mistakes in manifests end the command as without --open', async () => {
  const { path: cwd } = await stackFolder({ 'lineage/a.yaml': 'version: 1\nlineage: 3\n' });
  const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
  const run = await runCli(['plan', '--open'], { cwd, env, terminal: 'all' });
  expect(run.code).toBe(1);
  expect(run.stderr).toContain('note: --open shows nothing, since the command came to no result');
});

it('flags of requests need --open where only the page asks the catalog', async () => {
  const { cwd, env } = await shopToOpen();
  const run = await runCli(['show', 'p.json', '--timeout', '9s'], { cwd, env });
  expect(run.code).toBe(64);
  expect(run.stderr).toContain('--timeout cannot be used without --open: a saved document needs');
});

it('an interrupt ends a read that waits for the catalog', async () => {
  const { cwd, env } = await shopToOpen();
  await runCli(['plan', '--out', 'p.json'], { cwd, env });
  const catalog = await startFaultServer(silent);
  onTestFinished(() => catalog.stop());
  const opened = await openCli(['show', 'p.json'], { cwd, env: { DATAHUB_GMS_URL: catalog.url } });
  const headers = await enter(opened.address);
  const reading = fetch(`${opened.url}/openapi/v3/entity/dataset/urn:li:x`, { headers });
  await expect.poll(() => catalog.requests.length).toBe(1);
  expect(await opened.stop()).toMatchObject({ code: 0 });
  expect((await reading).status).toBe(502);
});
