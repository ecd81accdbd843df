import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  applyStack,
  type CatalogAccess,
  compareRevisions,
  createToken,
  datasetUrn,
  driftStack,
  exitCodes,
  explainElement,
  findImpact,
  graphStack,
  HeadwaterError,
  listOwned,
  listTokens,
  parseDatasetUrn,
  parseSchemaFieldUrn,
  planStack,
  type ReportOptions,
  readSavedPlan,
  readSavedReceipt,
  renderReport,
  reportFormats,
  revokeToken,
  runDoctor,
  savePlan,
  schemaFieldUrn,
  testStack,
  validateStack,
} from 'headwater';
import { startCatalog } from 'headwater/testing';

const cwd = await mkdtemp(join(tmpdir(), 'headwater-library-'));
const manifest = `version: 1
defaults: {platform: google_sheets}
datasets:
  rates: {name: finance.rates, create: true, columns: {rate: number}}
  report: {name: finance.report, create: true, columns: {rate: number}}
lineage:
  - downstream: report
    upstreams: [rates]
    columns: {rate: rates.rate}
tests:
  only-rates: {only: {to: report, from: rates}}
`;
await mkdir(join(cwd, 'lineage'));
await writeFile(join(cwd, 'headwater.yaml'), 'version: 1\nstack: finance\n');
await writeFile(join(cwd, 'lineage', 'report.yaml'), manifest);

const embedded = await startCatalog();
const catalog: CatalogAccess = { url: embedded.url };

const rates = datasetUrn({ platform: 'google_sheets', name: 'finance.rates', env: 'PROD' });
assert(rates.ok);
const parts = parseDatasetUrn(rates.value);
assert(parts.ok && parts.value.name === 'finance.rates');
const column = parseSchemaFieldUrn(schemaFieldUrn(rates.value, 'rate'));
assert(column.ok && column.value.fieldPath === 'rate');

const checked = await validateStack({ cwd });
assert.equal(checked.exitCode, exitCodes.ok);

const planned = await planStack({ cwd, catalog });
assert(planned.kind === 'planned');
assert.equal(planned.plan.summary.datasets, 2);

const options: ReportOptions = { color: false, sources: planned.sources };
for (const format of reportFormats) {
  const text = renderReport(format, { kind: 'plan', plan: planned.plan }, options);
  assert.notEqual(text, undefined);
}

const file = { path: join(cwd, 'plan.json'), shownAs: 'plan.json' };
await savePlan(planned.plan, file);
const approved = await readSavedPlan(file);

const applied = await applyStack({
  cwd,
  catalog,
  approved: [approved],
  consent: { kind: 'given' },
});
assert(applied.kind === 'applied' && applied.report.result.kind === 'applied');
assert.equal(applied.exitCode, exitCodes.ok);

const owned = await listOwned({ cwd, catalog, columns: true });
assert(owned.kind === 'listed' && owned.report.edges.length === 1);

const drifted = await driftStack({ cwd, catalog });
assert(drifted.kind === 'drifted' && drifted.drift.datasets.length === 0);

const explained = await explainElement({ cwd, catalog, address: 'report <- rates' });
assert(explained.kind === 'explained');

const impact = await findImpact({ cwd, catalog, address: 'rates.rate' });
assert(impact.kind === 'found' && impact.report.columns.length === 1);

const reach = { upstream: 1, downstream: 1 } as const;
const tested = await testStack({ cwd, catalog, basis: 'live' });
assert(tested.kind === 'tested' && tested.document.tests.every(({ state }) => state === 'held'));

const drawn = await graphStack({ cwd, select: ['report'], reach, columns: true });
assert(drawn.kind === 'graphed' && drawn.graph.edges.length === 1);

const checkup = await runDoctor({ cwd, catalog, clock: Date.now });
assert.equal(checkup.exitCode, exitCodes.ok);

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' });
git('init', '--quiet');
git('add', '.');
git('-c', 'user.name=me', '-c', 'user.email=me@example.com', 'commit', '--quiet', '-m', 'first');
const compared = await compareRevisions({ cwd, baseRef: 'HEAD' });
assert(compared.kind === 'compared' && compared.comparison.changes.length === 0);

const receipt = { path: join(cwd, applied.report.result.receipt), shownAs: 'the receipt' };
assert((await readSavedReceipt(receipt)).complete);
const undo = await planStack({ cwd, catalog, intent: { kind: 'rollback', receipt } });
assert(undo.kind === 'planned' && undo.plan.summary.remove > 0);
await embedded.stop();

const secured = await startCatalog({ auth: { passwords: { datahub: 'a long password' } } });
const session = await fetch(`${secured.url}/logIn`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: 'datahub', password: 'a long password' }),
});
assert(session.ok);
const cookie = session.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
const first = await fetch(`${secured.url}/api/graphql`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Cookie: cookie.join('; ') },
  body: JSON.stringify({
    query: `mutation { createAccessToken(input: {
      type: PERSONAL, actorUrn: "urn:li:corpuser:datahub", duration: ONE_HOUR, name: "first"
    }) { accessToken } }`,
  }),
});
const { data } = (await first.json()) as { data: { createAccessToken: { accessToken: string } } };
const access: CatalogAccess = { url: secured.url, token: data.createAccessToken.accessToken };

const made = await createToken({ catalog: access, name: 'ci', duration: 'ONE_DAY' });
await revokeToken({ catalog: access, id: made.token.id });
const { tokens } = await listTokens({ catalog: access });
assert.deepEqual(
  tokens.map(({ name }) => name),
  ['first'],
);
await secured.stop();

await rm(join(cwd, 'headwater.yaml'));
await assert.rejects(validateStack({ cwd, config: 'headwater.yaml' }), (error) => {
  assert(error instanceof HeadwaterError);
  assert.equal(error.exitCode, exitCodes.usage);
  return error.codeName === 'settings-not-found' || error.codeName === 'unreadable-file';
});
await rm(cwd, { recursive: true });
