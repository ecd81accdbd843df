import { Option } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { badFlag } from '../errors/headwater-error.js';
import type { DocumentKind } from '../report/document/report-document.js';
import { type CommandName, commandDocuments } from './command-documents.js';
import type { GlobalOptions, Opening } from './global-options.js';
import type { Io } from './io.js';

/** The kinds of documents that the page of `--open` shows. An apply shows its receipt. */
const OPENABLE: ReadonlySet<DocumentKind> = new Set([
  'plan',
  'apply',
  'drift',
  'impact',
  'graph',
  'tests',
]);

/** The option of commands whose document has a page. Undefined for other commands. */
export function openOption(command: CommandName): Option | undefined {
  const documents: readonly DocumentKind[] = commandDocuments[command];
  if (!documents.some((kind) => OPENABLE.has(kind))) return undefined;
  return new Option('--open', 'Then show it in the browser, over the live lineage, until Ctrl+C');
}

/**
 * Runs a command, then shows its document in the browser. Nothing is loaded for this before.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, before the command runs, where nobody could see
 *   the address and end the server
 */
export async function runAndOpen<T extends GlobalOptions>(
  run: (options: T) => Promise<ExitCode>,
  options: T,
  io: Io,
): Promise<ExitCode> {
  if (io.stderr.isTTY !== true || (io.env['CI'] ?? '') !== '')
    throw badFlag(
      '--open needs a terminal outside CI: it prints an address there and waits for Ctrl+C',
      'write a page instead: --output html=report.html',
    );
  const opening: Opening = {};
  const exitCode = await run({ ...options, opening });
  const { openDocument } = await import('./open/open-document.js');
  return await openDocument(opening, { options, io, exitCode });
}
