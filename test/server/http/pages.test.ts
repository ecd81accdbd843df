import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/server/create-app.js';
import { createRequestCounter } from '../../../src/server/http/track-requests.js';
import { serverContext } from '../../support/server/server-context.js';
import { emptyStore } from '../../support/server/store.js';

type App = ReturnType<typeof open>;

function open(): ReturnType<typeof createApp> {
  return createApp(serverContext(emptyStore()), createRequestCounter());
}

/** The header of a browser when somebody opens an address. */
const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The first parts of the paths at which the catalog has interfaces. */
function rootsOf({ routes }: App): readonly string[] {
  const roots = new Set(routes.map(({ path }) => path.split('/')[1] ?? ''));
  return [...roots].filter((root) => /^\w/.test(root) && root !== 'assets');
}

async function ask(app: App, path: string, headers: Readonly<Record<string, string>>) {
  const answer = await app.request(path, { headers });
  return [answer.status, answer.headers.get('Content-Type')?.split(';')[0]];
}

describe('the addresses of the pages', () => {
  it.each(['/', '/plan', '/settings/tokens', '/dataset/x/Lineage', '/tasks/x', '/dashboard/x'])(
    'have %s',
    async (path) => {
      expect(await ask(open(), path, BROWSER)).toEqual([200, 'text/html']);
    },
  );

  it.each(['/nothing', '/nothing/here', '/settings', '/login/x', '/Plan'])(
    'have a page that says that there is nothing at %s, and JSON for programs',
    async (path) => {
      const app = open();
      expect(await ask(app, path, BROWSER)).toEqual([404, 'text/html']);
      expect(await ask(app, path, {})).toEqual([404, 'application/json']);
    },
  );

  it('leave all paths of the interfaces to them', async () => {
    const app = open();
    const roots = rootsOf(app);
    expect(roots).toEqual(expect.arrayContaining(['openapi', 'api', 'aspects', 'runs', 'logIn']));
    for (const path of roots.flatMap((root) => [`/${root}`, `/${root}/nothing/here`])) {
      const [, type] = await ask(app, path, BROWSER);
      expect([path, type]).not.toEqual([path, 'text/html']);
    }
  });
});
