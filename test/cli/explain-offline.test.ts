import { describe, expect, it } from 'vitest';
import { orders } from '../support/cli/explain-json.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';

describe('headwater explain without a catalog', () => {
  const files = {
    'headwater.yaml':
      'version: 1\nstack: shop\ntargets: {dev: {env: DEV}}\nownership: exclusive\nrules: {unused-dataset: off}\n',
    ...declaring(orders),
  };

  it('explains what is declared, and says that it did not ask a catalog', async () => {
    const { path } = await stackFolder(files);
    const { code, stdout, stderr } = await runCli(['explain', 'orders.total'], { cwd: path });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    await expect(stdout).toMatchFileSnapshot('goldens/explain-offline.txt');
    const json = await runCli(['explain', 'orders', '--format', 'json', '--target', 'dev'], {
      cwd: path,
      env: { DATAHUB_GMS_URL: '' },
    });
    const trace = JSON.parse(json.stdout);
    expect(trace).toMatchObject({
      target: { origin: null, actor: null, target: 'dev' },
      guards: [],
    });
    expect(trace.elements).toHaveLength(3);
    expect(trace.elements[0]).toMatchObject({
      live: null,
      decision: null,
      manifest: { ownership: 'exclusive', ownershipBy: 'settings' },
    });
  });

  it.each([
    ['orders <- raw_fxx', 'did you mean: headwater explain \\"orders <- raw_fx\\"'],
    ['orders <- orders', 'no edge \\"orders <- orders\\" is declared, and no catalog was asked'],
    ['orders.totl', 'did you mean: headwater explain \\"orders.total\\"'],
    ['ordres', 'did you mean: headwater explain \\"orders\\"'],
    ['orders.total <- raw_fx', 'one end is a dataset'],
    ['orders <-', 'is not an address'],
    ['a <- b <- c', 'is not an address'],
    ['urn:li:mlModel:x', 'is an urn of type mlModel'],
    ['urn:li:schemaField:(urn:li:mlModel:x,y)', 'holds the parent'],
    ['urn:li:chart:(looker,x)', 'no lineage of \\"chart:looker:x\\" is declared'],
    ['urn:li:dataset:(urn:li:dataPlatform:snowflake,elsewhere,PROD)', 'no lineage of'],
    ['raw_orders', 'no lineage of \\"raw_orders\\" is declared'],
    ['', 'is not an address'],
  ])('rejects %j with help: exit 64', async (address, help) => {
    const { path } = await stackFolder(files);
    const { code, stdout, stderr } = await runCli(['explain', address], { cwd: path });
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
    expect(stderr).toContain('error HW1018');
    expect(JSON.stringify(stderr)).toContain(help);
  });

  it('asks for the urn when a name belongs to several datasets', async () => {
    const both =
      'version: 1\ndefaults: {platform: snowflake}\ndatasets: {a: {name: t, env: PROD}, b: {name: t, env: DEV}, c: {name: u, env: PROD}}\nlineage: [{downstream: c, upstreams: [a, b]}]\n';
    const { path } = await stackFolder({ 'lineage/a.yaml': both });
    const { code, stderr } = await runCli(['explain', 'c <- snowflake:t'], { cwd: path });
    expect(code).toBe(64);
    expect(stderr).toContain(
      `is the name of 2 datasets: write the urn of one, ${urnOf('t', { env: 'DEV' })} or ${urnOf('t')}`,
    );
    expect(await runCli(['explain', `c <- ${urnOf('t')}`], { cwd: path })).toMatchObject({
      code: 0,
    });
  });

  it('reports errors of the manifests first, but explains a code without manifests', async () => {
    const { path } = await stackFolder({
      ...files,
      ...declaring('downstream: nobody, upstreams: [raw_fx]'),
    });
    const { code, stdout } = await runCli(['explain', 'orders'], { cwd: path });
    expect(code).toBe(1);
    expect(stdout).toContain('Invalid: 1 error.');
    expect(await runCli(['explain', 'HW3001'], { cwd: path })).toMatchObject({ code: 0 });
    expect(await runCli(['explain', 'dataset-mising'], { cwd: path })).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('dataset-missing'),
    });
  });

  it('explains a dataset whose name is also a code by its other names', async () => {
    const named =
      'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {cycle: {name: c}, raw: {name: raw}}\nlineage: [{downstream: cycle, upstreams: [raw]}]\n';
    const { path } = await stackFolder({ 'lineage/a.yaml': named });
    expect((await runCli(['explain', 'cycle'], { cwd: path })).stdout).toMatch(
      /^warning HW2064 cycle/,
    );
    expect((await runCli(['explain', 'snowflake:c'], { cwd: path })).stdout).toContain(
      'edge cycle <- raw',
    );
    expect(await runCli(['explain', 'cylce'], { cwd: path })).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('headwater explain cycle'),
    });
  });
});
