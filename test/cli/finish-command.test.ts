import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { finishCommand } from '../../src/cli/finish-command.js';
import type { GlobalOptions } from '../../src/cli/global-options.js';
import { type ExitCode, exitCodes } from '../../src/errors/exit-codes.js';
import { findCode } from '../../src/errors/find-code.js';
import type { ReportDocument } from '../../src/report/document/report-document.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { reportDocuments } from '../support/report/report-documents.js';

const found = findCode('HW3001');
if (!found.ok) throw new Error('no such code');

/** A document that SARIF has no form for. */
const code: ReportDocument = { kind: 'code', entry: found.value };

async function finished(
  options: Partial<GlobalOptions>,
  exitCode: ExitCode = exitCodes.ok,
  document: ReportDocument = code,
) {
  const { path } = await stackFolder({});
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const io = { stdin, stdout, stderr, env: {}, cwd: path, signal: new AbortController().signal };
  const ended = await finishCommand(document, {
    options: { format: 'text', color: 'auto', ...options },
    io,
    sources: new Map(),
    exitCode,
  });
  return { path, ended, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

describe('a document that the format of standard output cannot show', () => {
  it('goes to standard error as text, with the same exit code', async () => {
    const { ended, stdout, stderr } = await finished(
      { format: 'sarif', quiet: true },
      exitCodes.refused,
    );
    expect({ ended, stdout }).toEqual({ ended: exitCodes.refused, stdout: '' });
    expect(stderr).toMatch(
      /^note: the format sarif cannot show this result \(code\); here it is as text:\nerror HW3001/,
    );
  });
});

describe('a drawing of a plan with findings', () => {
  const plan = reportDocuments['refused'] as ReportDocument;

  it.each([exitCodes.error, exitCodes.refused])(
    'comes with the findings on standard error for exit code %i',
    async (exitCode) => {
      const { stdout, stderr } = await finished({ format: 'mermaid' }, exitCode, plan);
      expect(stdout).toMatch(/^flowchart LR\n/);
      expect(stderr).toContain('refused HW4');
    },
  );

  it.each([exitCodes.ok, exitCodes.changes])(
    'comes without text on standard error for exit code %i',
    async (exitCode) => {
      expect((await finished({ format: 'mermaid' }, exitCode, plan)).stderr).toBe('');
    },
  );
});

describe('a document that the format of a file cannot show', () => {
  it('is not written to that file, with a note, and is written to the others', async () => {
    const output = [
      { format: 'github', file: 'g\u001b.txt' },
      { format: 'text', file: 't.txt' },
    ] as const;
    const { ended, path, stdout, stderr } = await finished({ output });
    expect(ended).toBe(exitCodes.ok);
    expect(stderr).toBe(
      'note: the format github cannot show this result (code); g\\u{1b}.txt was not written\n',
    );
    expect(await readFile(join(path, 't.txt'), 'utf8')).toBe(stdout);
    await expect(access(join(path, 'g\u001b.txt'))).rejects.toThrow();
  });
});

describe('a file that cannot be written', () => {
  const output = [
    { format: 'text', file: 'no/t.txt' },
    { format: 'text', file: 't.txt' },
  ] as const;

  it.each([
    [exitCodes.ok, exitCodes.error],
    [exitCodes.changes, exitCodes.error],
    [exitCodes.partial, exitCodes.partial],
    [exitCodes.refused, exitCodes.refused],
  ])('changes exit code %i to %i, and the other files are written', async (before, after) => {
    const { ended, path, stdout, stderr } = await finished({ output }, before);
    expect(ended).toBe(after);
    expect(stdout).toMatch(/^error HW3001/);
    expect(stderr).toContain('HW1011');
    expect(await readFile(join(path, 't.txt'), 'utf8')).toBe(stdout);
  });
});
