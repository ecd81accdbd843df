import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { bearer, guardedCatalog, tokenFor } from '../support/server/auth.js';
import { post } from '../support/server/catalog.js';

describe('the policies of the embedded catalog', () => {
  it('tell a user without privileges before anything is written, and an administrator nothing', async () => {
    const catalog = await guardedCatalog();
    const admin = (await tokenFor(catalog, 'datahub')).text;
    const datasets = ['a', 'b'].map((name) => ({
      urn: urnOf(name),
      datasetProperties: { value: { description: '' } },
    }));
    expect(
      (await post(catalog, '/openapi/v3/entity/dataset?async=false', datasets, bearer(admin)))
        .status,
    ).toBe(200);
    const manifest =
      'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {a: {name: a}, b: {name: b}}\nlineage: [{downstream: b, upstreams: [a]}]\n';
    const { path } = await stackFolder({
      'headwater.yaml': 'version: 1\nstack: shop\n',
      'lineage/a.yaml': manifest,
    });
    const as = (token: string, ...args: readonly string[]) =>
      runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url, DATAHUB_GMS_TOKEN: token } });
    const jane = (await tokenFor(catalog, 'jane')).text;
    const before = catalog.requests().writes;
    const refused = await as(jane, 'apply', '--auto-approve');
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain(
      '  ! a: EDIT_LINEAGE or EDIT_ENTITY is missing\n  ! b: EDIT_LINEAGE or EDIT_ENTITY is missing\n',
    );
    expect(catalog.requests().writes).toBe(before);
    expect((await as(jane, 'doctor')).stdout).toContain(
      'HW8012 missing on 2 of 2 datasets with declared lineage: a, b',
    );
    expect((await as(admin, 'apply', '--auto-approve')).code).toBe(0);
    expect((await as(admin, 'doctor')).code).toBe(0);
  });
});
