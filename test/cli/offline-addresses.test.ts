import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { documentationUrl } from '../../src/errors/code-entry.js';
import { jaffleShop } from '../support/cli/jaffle-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import { tempFolder } from '../support/server/temp-folder.js';

it('commands name addresses of the site and connect to the catalog alone', async () => {
  const { cwd, catalog } = await jaffleShop();
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const env = { DATAHUB_GMS_URL: catalog.url };
  const lines = [
    'help plan',
    'explain HW4001',
    'schema manifest',
    'validate --format sarif',
    'plan --format sarif',
  ];
  for (const line of lines) {
    const { stdout } = await runCli(line.split(' '), { cwd, env });
    expect({ line, names: stdout.includes(documentationUrl) }).toEqual({ line, names: true });
  }
  const empty = tempFolder();
  const { code } = await runCli(['init', '--from', 'none', '--yes'], { cwd: empty, env: {} });
  expect(code).toBe(0);
  const hosts = connect.mock.calls.map((call) => JSON.stringify(call));
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((one) => !one.includes(`"port":"${new URL(catalog.url).port}"`))).toEqual([]);
});
