import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/server/store/open-store.js';
import { CLI_ENTRY } from '../support/cli/kill-cli.js';
import { noLimits } from '../support/cli/limited-cli.js';
import { asOrdinaryUser, handOver, skipReason } from '../support/cli/ordinary-user.js';
import { tempFolder } from '../support/server/temp-folder.js';

const unbound = skipReason();
if (unbound) console.warn(`skipped: a read-only database, since ${unbound}`);

let folder: string;
let db: string;

beforeEach(() => {
  folder = tempFolder();
  db = join(folder, 'catalog.db');
  openStore({ file: db }).close();
});

describe.skipIf(unbound !== undefined)('headwater serve without root privileges', () => {
  it.each([
    [
      'a database without write permission',
      0o755,
      0o444,
      'it cannot be written: permission denied',
    ],
    ['a database without read permission', 0o755, 0o200, 'permission denied'],
    [
      'a folder without write permission',
      0o555,
      0o644,
      'its folder cannot be written, and the database needs files beside itself',
    ],
  ])('refuses %s, and leaves it unchanged', (_what, folderMode, fileMode, why) => {
    const before = readFileSync(db);
    handOver(db, fileMode);
    handOver(folder, folderMode);
    const { status, stdout, stderr } = asOrdinaryUser(['serve', '--port', '0', '--db', db], folder);
    chmodSync(folder, 0o755);
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `error HW7001 cannot use ${db} as the database: ${why}\n  = the file was left as it is; name another one with --db\n`,
    });
    chmodSync(db, 0o644);
    expect(readFileSync(db).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['catalog.db']);
  });

  it('refuses to create a database in a folder without write permission', () => {
    handOver(folder, 0o555);
    const { status, stderr } = asOrdinaryUser(
      ['serve', '--port', '0', '--db', join(folder, 'new.db')],
      folder,
    );
    chmodSync(folder, 0o755);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^error HW7001 cannot use \S+new\.db as the database: its folder cannot be written/,
    );
    expect(readdirSync(folder)).toEqual(['catalog.db']);
  });
});

if (noLimits) console.warn(`skipped: a database on a full disk, since there is ${noLimits}`);

it.skipIf(noLimits !== undefined)(
  'headwater serve names a disk that fills up at the start, without a stack trace',
  () => {
    const command = `ulimit -f 100; exec "${process.execPath}" "${CLI_ENTRY}" serve --port 0 --db "${join(folder, 'new.db')}"`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^error HW7001 the database \S+new\.db cannot be written: disk I\/O error\n {2}= check permissions and free space there\n$/,
    );
  },
);
