import { addAbortSignal } from 'node:stream';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { badFlag, throwIfInterrupted } from '../../errors/headwater-error.js';
import { painter } from '../../report/text/text-context.js';
import { unifiedDiff } from '../../report/text/unified-diff.js';
import { escapeControls } from '../../report/words/escape.js';
import {
  changedFiles,
  type FixedFile,
  type FormattedFile,
  findingsOf,
  fixStack,
  formatFiles,
  formatInput,
} from '../../tasks/stack/format-files.js';
import { useColor } from '../color.js';
import { textFor } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io, OutputStream } from '../io.js';
import { stackRequest } from '../task-requests.js';

export interface FmtOptions extends GlobalOptions {
  readonly check?: boolean;
  readonly diff?: boolean;
}

/**
 * Runs `headwater fmt`. Standard output gets the names of the files that change or that are not
 * formatted, or their differences, or the result for standard input. Standard error gets the
 * mistakes of the files that stay unchanged.
 */
export async function fmt(
  files: readonly string[],
  options: FmtOptions,
  io: Io,
): Promise<ExitCode> {
  const { check = false, diff = false } = options;
  const isInput = files.includes('-');
  if (isInput && files.length > 1)
    throw badFlag('standard input and files are formatted apart', 'leave out - or the files');
  const request = { ...stackRequest(options, io), files, write: !check && !diff };
  const formatted = isInput ? [await readInput(io)] : await formatFiles(request);
  const changed = changedFiles(formatted);
  if (isInput && request.write) printResult(formatted, io);
  else
    for (const file of changed)
      io.stdout.write(
        diff ? difference(file, io.stdout, options, io) : `${escapeControls(file.path)}\n`,
      );
  await printFindings(formatted, options, io);
  const isWell = !hasErrors(findingsOf(formatted)) && !(check && changed.length > 0);
  return isWell ? exitCodes.ok : exitCodes.error;
}

/** Mends files for `headwater validate --fix`, and prints their differences. */
export async function fixFiles(options: GlobalOptions, io: Io): Promise<void> {
  showFixed(await fixStack(stackRequest(options, io)), options, io);
}

/** Prints the differences of mended files. */
export function showFixed(files: readonly FixedFile[], options: GlobalOptions, io: Io): void {
  // Standard output holds one document.
  const stream = options.format === 'text' && !options.quiet ? io.stdout : io.stderr;
  for (const file of files) stream.write(`${difference(file, stream, options, io)}\n`);
}

async function readInput(io: Io): Promise<FormattedFile> {
  try {
    return await formatInput(addAbortSignal(io.signal, io.stdin), io.env['DATAHUB_GMS_TOKEN']);
  } catch (error) {
    throwIfInterrupted(io.signal, 'standard input was read');
    throw error;
  }
}

/** Prints the formatted text. Prints nothing for wrong text, so that an editor keeps its own. */
function printResult(formatted: readonly FormattedFile[], io: Io): void {
  for (const { text, findings } of formatted) if (!hasErrors(findings)) io.stdout.write(text);
}

function difference(
  file: FixedFile,
  stream: OutputStream,
  { color }: GlobalOptions,
  { env }: Io,
): string {
  return unifiedDiff(file, painter(useColor(color, env, stream)));
}

async function printFindings(
  formatted: readonly FormattedFile[],
  options: FmtOptions,
  io: Io,
): Promise<void> {
  const findings = findingsOf(formatted);
  if (findings.length === 0) return;
  const sources = new Map(formatted.map(({ path, before }) => [path, before]));
  const document = { kind: 'validation', findings, stack: null, counts: null } as const;
  io.stderr.write(await textFor(document, io.stderr, { options, io, sources }));
}
