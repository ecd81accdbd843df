import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { compareText } from '../../src/errors/compare-text.js';
import { parseSettings } from '../../src/manifest/parse-settings.js';
import { MAX_LISTED_PAIRS, pairFingerprint, writeMarks } from '../../src/model/mark.js';
import { textsBelow } from '../support/cli/import-shop.js';
import { runningCatalog } from '../support/server/catalog.js';
import { tempFolder } from '../support/server/temp-folder.js';
import { documentFacts, xmlFacts } from './facts.js';
import { type Aspects, aspectsIn, type Files, ingest, type OldWorld, oldWorld } from './world.js';

/** Commands whose JSON is a document of its own, after the apply. Each exits with 0. */
const documentCommands: Readonly<Record<string, readonly string[]>> = {
  validation: ['validate'],
  owned: ['list', '--columns'],
  graph: ['graph'],
  'live graph': ['graph', '--live'],
  impact: ['impact', 'orders_daily.total_eur'],
  tests: ['test'],
  explanation: ['explain', 'orders_daily <- raw_orders'],
  code: ['explain', 'HW3001'],
  suggestions: ['suggest'],
};

/** A rollback of the first apply removes everything that the stack owns. */
export const undoAllowed: readonly string[] = [
  ...['protected', 'mass-delete'].flatMap((guard) => ['--allow', guard]),
  ...['--reason', 'recorded'],
];

/** Plans, receipts and documents of a stack, and the catalog after its apply. */
export async function recordStack(files: Files, holds: Aspects): Promise<Files> {
  const world = await oldWorld({ files, holds });
  const out: Record<string, string> = {};
  const facts: string[] = [];
  const note = (kind: string, found: readonly string[]) =>
    void facts.push(...found.map((fact) => `${kind}: ${fact}`));
  const save = async (intent: string, ...args: readonly string[]) => {
    note('plan', documentFacts(await world.json(0, ...args, '--out', 'plan.json')));
    out[`plans/${intent}.json`] = await readFile(join(world.folder, 'plan.json'), 'utf8');
  };
  await save('sync', 'plan');
  note('apply', documentFacts(await world.json(0, 'apply', 'plan.json')));
  const receipt = await onlyReceipt(world);
  out['receipts/sync.json'] = receipt;
  out['catalog/spec.json'] = aspectText(await aspectsIn(world.catalog));
  for (const [name, args] of Object.entries(documentCommands))
    note(name, documentFacts(await world.json(0, ...args)));
  await save('adopt', 'adopt', '--select', 'adopted');
  await save('release', 'release', '--select', 'orders_copy');
  await world.write('sync.json', receipt);
  note('receipt', documentFacts(await world.json(0, 'show', 'sync.json')));
  await save('rollback', 'rollback', 'sync.json', ...undoAllowed);
  note('error', documentFacts(await world.json(64, 'plan', '--select', 'nobody')));
  note('JUnit', xmlFacts((await world.run('test', '--format', 'junit')).stdout));
  await ingest(world.catalog, overwritten(holds));
  note('drift', documentFacts(await world.json(0, 'drift')));
  const sarif = JSON.parse((await world.run('drift', '--format', 'sarif')).stdout);
  note('SARIF', [`version ${sarif.version}`, ...documentFacts(sarif)]);
  return { ...out, 'documents.txt': `${[...new Set(facts)].sort().join('\n')}\n` };
}

/** The aspects of the stack, as an apply leaves them in a catalog of the dialect `datahub`. */
export async function recordDatahub(files: Files, holds: Aspects): Promise<Files> {
  const world = await oldWorld({ files, holds, dialect: 'datahub' });
  await world.json(0, 'apply', '--auto-approve');
  return { 'catalog/datahub.json': aspectText(await aspectsIn(world.catalog)) };
}

/** The lineage of ingestion once more, over what we wrote. */
function overwritten({ dataset = [] }: Aspects): Aspects {
  return {
    dataset: dataset
      .filter(({ upstreamLineage }) => upstreamLineage !== undefined)
      .map(({ urn, upstreamLineage }) => ({ urn, upstreamLineage })),
  };
}

async function onlyReceipt({ folder }: OldWorld): Promise<string> {
  const receipts = await textsBelow(join(folder, '.headwater/receipts'));
  const [text = '', ...more] = Object.values(receipts);
  if (text === '' || more.length > 0) throw new Error('the apply wrote other than one receipt');
  return text;
}

const GIVEN = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,theirs,PROD)';
const SINK = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,sink,PROD)';
const UPDATE = 'mutation m($input: UpdateLineageInput!) { updateLineage(input: $input) }';

/** The receipt of an apply that undid an edge of another writer, and the catalog after it. */
export async function recordLoss(files: Files, holds: Aspects): Promise<Files> {
  const inWindow: (() => Promise<unknown>)[] = [];
  const window = async () => await inWindow.shift()?.();
  const world = await oldWorld({ files, holds, dialect: 'datahub', updateLineageWindow: window });
  inWindow.push(() => {
    const edge = { downstreamUrn: SINK, upstreamUrn: GIVEN };
    const variables = { input: { edgesToAdd: [edge], edgesToRemove: [] } };
    const body = JSON.stringify({ query: UPDATE, variables });
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`${world.catalog.url}/api/graphql`, { method: 'POST', body, headers });
  });
  await world.json(5, 'apply', '--auto-approve');
  return {
    'lost/receipt.json': await onlyReceipt(world),
    'lost/after.json': aspectText(await aspectsIn(world.catalog)),
  };
}

/** The settings as the program reads them, with its defaults, by the paths of their files. */
export function recordSettings(files: Files): Files {
  const read = Object.entries(files).map(([path, text]) => [path, settingsFacts(path, text)]);
  return { 'settings.json': `${JSON.stringify(Object.fromEntries(read), null, 2)}\n` };
}

/** Reads settings as JSON. */
export function settingsFacts(path: string, text: string): unknown {
  const { settings, findings } = parseSettings({ path, text });
  if (findings.length > 0) throw new Error(JSON.stringify(findings));
  const plain = (_: string, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value;
  return JSON.parse(JSON.stringify(settings, plain));
}

/** The manifests and the record that an import of `l.csv` leaves. */
export async function recordImport(files: Files): Promise<Files> {
  const world = await oldWorld({ files, holds: {} });
  await world.json(0, 'import', 'csv', 'l.csv');
  const texts = Object.entries(await textsBelow(world.folder));
  return Object.fromEntries(texts.map(([path, text]) => [`import/${path}`, text]));
}

/** A mark of more pairs than it lists. */
export function recordLargeMark(): Files {
  const pairs = largePairs();
  const marks = new Map([['shop', { edge: true, pairs, protect: false }]]);
  return { 'catalog/large-mark.json': `${writeMarks(undefined, marks, pairs)}\n` };
}

/** The fingerprints of more pairs than a mark lists, between two datasets. Sorted. */
export function largePairs(): readonly string[] {
  return Array.from({ length: MAX_LISTED_PAIRS + 1 }, (_, i) =>
    pairFingerprint({
      downstreamField: fieldOf('wide', i),
      upstreamField: fieldOf('raw_wide', i),
      transform: i % 2 === 0 ? null : 'upper(x)',
    }),
  ).sort(compareText);
}

function fieldOf(table: string, column: number): string {
  return `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:snowflake,${table},PROD),c${column})`;
}

/** The database of a small catalog, as SQL: git shows its lines, and it holds no secret. */
export async function recordDatabase(holds: Aspects): Promise<Files> {
  const db = join(tempFolder(), 'catalog.db');
  const catalog = await runningCatalog({ db });
  await ingest(catalog, holds);
  await catalog.stop();
  return { 'database/catalog.sql': sqlOf(db) };
}

function sqlOf(file: string): string {
  const db = new Database(file, { readonly: true });
  const rows = (sql: string) => db.prepare(sql).raw().all() as readonly (readonly unknown[])[];
  const pragma = (name: string) => `PRAGMA ${name} = ${rows(`PRAGMA ${name}`)[0]?.[0]};`;
  const made = rows("SELECT sql, name, type FROM sqlite_schema WHERE sql <> ''");
  const filled = made
    .filter(([, , type]) => type === 'table')
    .flatMap(([, name]) =>
      rows(`SELECT * FROM ${name}`).map(
        (row) => `INSERT INTO ${name} VALUES (${row.map(sqlValue).join(', ')});`,
      ),
    );
  const versions = ['application_id', 'user_version'].map(pragma);
  db.close();
  return `${[...made.map(([sql]) => `${sql};`), ...filled, ...versions].join('\n')}\n`;
}

function sqlValue(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** One aspect a line. */
function aspectText(aspects: Aspects): string {
  const types = Object.entries(aspects).map(([type, entities]) => {
    const lines = entities.map(({ urn, ...rest }) => {
      const parts = Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)]);
      const text = parts.map(([name, value]) => `,\n     "${name}": ${value}`).join('');
      return `    {"urn": ${JSON.stringify(urn)}${text}}`;
    });
    return `  "${type}": [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${types.join(',\n')}\n}\n`;
}
