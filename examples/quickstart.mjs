// Runs the main commands from end to end, on this machine alone. Uses an embedded catalog with real HTTP and a real
// SQLite file, the jaffle-shop example, and the command line that users run. With --auth the catalog requires tokens:
// the first user logs in with a random password and makes a token. With --keep the catalog keeps running until Ctrl-C.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startCatalog } from '../lib/src/testing.js';

const example = fileURLToPath(new URL('jaffle-shop', import.meta.url));
const headwater = fileURLToPath(new URL('../lib/program/main.js', import.meta.url));

const flags = new Set(process.argv.slice(2));
if ([...flags].some((flag) => !['--auth', '--keep'].includes(flag))) {
  process.stderr.write('usage: npm run quickstart [-- --auth] [-- --keep]\n');
  process.exit(64);
}
const withAuth = flags.has('--auth');
const keeps = flags.has('--keep');
const password = randomBytes(18).toString('base64url');
const folder = await mkdtemp(join(tmpdir(), 'headwater-quickstart-'));
const catalog = await startCatalog({
  db: join(folder, 'catalog.db'),
  ...(withAuth && { auth: { passwords: { datahub: password } } }),
});
let token = '';
try {
  await cp(example, join(folder, 'jaffle-shop'), { recursive: true });
  say(`An embedded catalog listens on ${catalog.url}; its database is a temporary file.`);
  if (withAuth) {
    token = await makeToken();
    say(
      'It wants a token. The first user logged in and made one, which is used from here on and printed nowhere.',
    );
    await run(['doctor'], 0);
    await run(['token', 'list'], 0);
  }
  say(
    `It is given ${await load('catalog.json')} datasets over its REST interface, as an ingestion job would: no lineage yet. Another job adds ${await load('dashboards.json')} dashboard that reads one of them.`,
  );

  await run(['validate'], 0);
  await run(['plan', '--detailed-exitcode'], 2);
  await run(['apply', '--auto-approve'], 0);
  await run(['plan', '--detailed-exitcode'], 0);

  const before = catalog.requests().writes;
  await run(['apply'], 0);
  const written = catalog.requests().writes - before;
  say(`Write requests that the catalog counted during the second apply: ${written}.`);
  if (written !== 0) throw new Error('an apply with nothing to do must not write');

  say(
    `The catalog says that these are downstream of raw_orders:\n${await downstreamOf('raw_orders')}`,
  );
  if (keeps) await keepRunning();
  else
    say(
      'Done. Run it with "-- --keep" to look at the lineage in a browser, or change a file of examples/jaffle-shop, run it again, and read the plan.',
    );
} finally {
  await catalog.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Says what to try, and waits for Ctrl-C. */
async function keepRunning() {
  const shop = join(folder, 'jaffle-shop');
  say(`The catalog keeps running. Look at it in a browser: ${catalog.url}`);
  if (withAuth)
    say(
      `Log in as datahub with the password ${password}, and make a token under Settings for the commands below.`,
    );
  say(
    [
      'Try in another terminal:',
      `  export DATAHUB_GMS_URL=${catalog.url}${withAuth ? ' DATAHUB_GMS_TOKEN=…' : ''}`,
      `  alias headwater="node ${headwater} --folder ${shop}"`,
      '  headwater graph customers --live',
      '  headwater impact raw_orders.order_date',
      `  headwater plan      # after a change in ${shop}`,
      'Ctrl-C ends the catalog and deletes its files.',
    ].join('\n'),
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** Runs the real command line in the copied example, and compares its exit code with the expected one. */
async function run(args, expected) {
  process.stdout.write(`\n$ headwater ${args.join(' ')}\n`);
  const child = spawn(process.execPath, [headwater, ...args], {
    cwd: join(folder, 'jaffle-shop'),
    env: {
      ...process.env,
      DATAHUB_GMS_URL: catalog.url,
      DATAHUB_GMS_TOKEN: token,
      HEADWATER_CONFIG: '',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== expected)
    throw new Error(`headwater ${args[0]} exited with ${code}, not with ${expected}`);
}

/** Logs in as the first user and makes a token that lasts an hour, as the pages of a catalog do. */
async function makeToken() {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username: 'datahub', password });
  const session = await fetch(`${catalog.url}/logIn`, { method: 'POST', headers, body });
  if (!session.ok) throw new Error(`/logIn answered ${session.status}`);
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const query =
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }';
  const input = {
    type: 'PERSONAL',
    actorUrn: 'urn:li:corpuser:datahub',
    duration: 'ONE_HOUR',
    name: 'quickstart',
  };
  const { data } = await post(
    '/api/graphql',
    { query, variables: { input } },
    { Cookie: cookies.join('; ') },
  );
  return data.createAccessToken.accessToken;
}

/** Sends the proposals of a file of the example, and returns the number of their entities. */
async function load(file) {
  const proposals = JSON.parse(await readFile(join(example, file), 'utf8'));
  const encoded = proposals.map(({ aspect, ...rest }) => ({
    ...rest,
    aspect: { contentType: 'application/json', value: JSON.stringify(aspect.json) },
  }));
  await post('/aspects?action=ingestProposalBatch', { proposals: encoded, async: 'false' });
  return new Set(proposals.map(({ entityUrn }) => entityUrn)).size;
}

async function downstreamOf(table) {
  const query =
    'query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { searchResults { degree entity { urn } } } }';
  const urn = `urn:li:dataset:(urn:li:dataPlatform:bigquery,jaffle.jaffle_shop.${table},PROD)`;
  const input = {
    urn,
    direction: 'DOWNSTREAM',
    query: '*',
    start: 0,
    count: 10,
    orFilters: [{ and: [{ field: 'degree', values: ['1', '2', '3+'] }] }],
  };
  const { data } = await post('/api/graphql', { query, variables: { input } });
  return data.searchAcrossLineage.searchResults
    .map(({ degree, entity }) => `  ${degree} hop${degree > 1 ? 's' : ''} away  ${entity.urn}`)
    .join('\n');
}

async function post(
  path,
  body,
  credential = token === '' ? {} : { Authorization: `Bearer ${token}` },
) {
  const response = await fetch(`${catalog.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-RestLi-Protocol-Version': '2.0.0',
      ...credential,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

function say(text) {
  process.stdout.write(`\n${text}\n`);
}
