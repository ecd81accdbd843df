import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startCli } from '../support/cli/kill-cli.js';
import { tempFolder } from '../support/server/temp-folder.js';

/** Serves with `--open` and a browser that is a shell script. */
function serveOpen(script: string) {
  const cwd = tempFolder();
  const browser = join(cwd, 'browser');
  writeFileSync(browser, `#!/bin/sh\n${script}\n`);
  chmodSync(browser, 0o755);
  const env = { BROWSER: browser, DISPLAY: '', WAYLAND_DISPLAY: '' };
  const args = ['serve', '--open', '--port', '0', '--db', ':memory:'];
  return { cwd, serving: startCli(args, { cwd, url: '', env }) };
}

// Elsewhere no variable names the browser.
describe.runIf(process.platform === 'linux')('headwater serve --open', () => {
  it('opens the address of the pages, and serves on', async () => {
    const { cwd, serving } = serveOpen('printf %s "$1" > opened.part && mv opened.part opened');
    await expect.poll(() => existsSync(join(cwd, 'opened')), { timeout: 30_000 }).toBe(true);
    const url = readFileSync(join(cwd, 'opened'), 'utf8');
    expect(serving.printed()).toContain(`listening on ${url}\n`);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    serving.kill('SIGTERM');
    expect(await serving.ended).toMatchObject({ code: 0 });
  });

  it('serves on where the browser fails', async () => {
    const { cwd, serving } = serveOpen('touch tried; exit 1');
    await expect.poll(() => existsSync(join(cwd, 'tried')), { timeout: 30_000 }).toBe(true);
    const [, url] = /^listening on (.*)$/m.exec(serving.printed()) ?? [];
    expect((await fetch(`${url}/health`)).status).toBe(200);
    serving.kill('SIGTERM');
    expect(await serving.ended).toMatchObject({ code: 0 });
  });
});
