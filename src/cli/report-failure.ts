import { CommanderError } from 'commander';
import { codes } from '../errors/codes.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { ErrorReport } from '../report/document/report-document.js';
import type { ReportFormat } from '../report/document/report-formats.js';
import { loadAndRender } from '../report/load-renderers.js';
import { tool } from '../tasks/process/tool.js';
import type { Io } from './io.js';
import { lineWidth } from './line-width.js';

/** The command that failed, as far as its error depends on it. */
export interface FailedCommand {
  /** The format of standard output. JSON gets the error too, since its reader expects a document. */
  readonly format: ReportFormat | undefined;
  /** The name of the command. Undefined if the error came before it was known. */
  readonly name: string | undefined;
}

/**
 * Prints the error that ended a command, and returns its exit code. Standard error gets the text,
 * and standard output gets the error as JSON if that is its format.
 */
export async function endWithFailure(
  error: unknown,
  io: Io,
  { format, name }: FailedCommand,
): Promise<ExitCode> {
  // Help and version also throw, with exit code 0.
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok;
  const report = errorReport(error, name);
  await printFailure(error, report, io);
  if (format === 'json')
    io.stdout.write(
      await loadAndRender('json', report, { color: false, sources: new Map(), tool }),
    );
  return report.exitCode;
}

/** Prints an error beside the document of a command, and returns its exit code. */
export async function reportFailure(error: unknown, io: Io): Promise<ExitCode> {
  const report = errorReport(error);
  await printFailure(error, report, io);
  return report.exitCode;
}

async function printFailure(
  error: unknown,
  report: ErrorReport,
  { stderr, env }: Io,
): Promise<void> {
  // Commander has already printed its message.
  if (error instanceof CommanderError) return;
  // An unexpected error is a bug, so its stack is printed.
  if (!(error instanceof HeadwaterError)) {
    stderr.write(`internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
    return;
  }
  const columns = lineWidth(env, stderr);
  stderr.write(await loadAndRender('text', report, { color: false, sources: new Map(), columns }));
}

function errorReport(error: unknown, command?: string): ErrorReport {
  if (error instanceof HeadwaterError) {
    const { code, codeName, message, exitCode } = error;
    const hint = fullHint(error, command) ?? null;
    return { kind: 'error', code, name: codeName, message, hint, exitCode };
  }
  if (error instanceof CommanderError) {
    return {
      kind: 'error',
      code: codes['bad-flag'].code,
      name: 'bad-flag',
      message: error.message.replace(/^error: /, ''),
      hint: null,
      exitCode: exitCodes.usage,
    };
  }
  return {
    kind: 'error',
    code: null,
    name: 'internal-error',
    message: error instanceof Error ? error.message || error.name : String(error),
    hint: null,
    exitCode: exitCodes.error,
  };
}

/** The errors of a connection, which `headwater doctor` examines further. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
  'catalog-unreachable',
  'certificate-not-trusted',
  'catalog-unauthenticated',
  'catalog-forbidden',
  'catalog-failed',
  'catalog-not-a-catalog',
  'catalog-bad-proxy',
]);

const DOCTOR = 'headwater doctor tells more';

/** Adds the advice to run the doctor, unless the doctor itself failed. */
function fullHint(
  { codeName, hint }: HeadwaterError,
  command: string | undefined,
): string | undefined {
  if (command === 'doctor' || !CONNECTION_ERRORS.has(codeName)) return hint;
  return hint === undefined ? DOCTOR : `${hint}; ${DOCTOR}`;
}
