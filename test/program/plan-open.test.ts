import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CLI_ENTRY } from '../support/cli/kill-cli.js';
import { enter, shopToOpen } from '../support/cli/open-cli.js';

// `script` of Linux gives the program a terminal, and the key reaches it as Ctrl+C does.
describe.runIf(process.platform === 'linux')('headwater plan --open on a terminal', () => {
  it('starts the browser, and ends by Ctrl+C with the exit code of the plan', async () => {
    const { cwd, env } = await shopToOpen();
    const browser = join(cwd, 'browser');
    writeFileSync(browser, '#!/bin/sh\nprintf %s "$1" > opened\n', { mode: 0o755 });
    // A shell that stays in between would die of the key.
    const command = `exec ${process.execPath} ${CLI_ENTRY} plan --open --detailed-exitcode`;
    const child = spawn('/usr/bin/script', ['-qec', command, '/dev/null'], {
      cwd,
      env: { ...process.env, ...env, BROWSER: browser, DISPLAY: '', CI: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk);
    });
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('; Ctrl+C ends it');
    const [address = ''] = /http:\S+(?=; Ctrl)/.exec(printed) ?? [];
    const opened = () => readFileSync(join(cwd, 'opened'), 'utf8');
    await expect.poll(opened, { timeout: 30_000 }).toBe(address);
    await enter(address);
    child.stdin.write('\x03');
    expect(await once(child, 'close')).toEqual([2, null]);
    await expect(fetch(address)).rejects.toThrow();
  });
});
