import { Option } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { badFlag } from '../errors/headwater-error.js';
import type { DocumentKind } from '../report/document/report-document.js';
import { formatsFor } from '../report/document/report-formats.js';
import { type CommandName, commandDocuments } from './command-documents.js';
import type { GlobalOptions, Opening } from './global-options.js';
import type { Io } from './io.js';

/** Returns `--open` for a command whose document has a page. */
export function openOption(command: CommandName): Option | undefined {
  if (!hasPage(commandDocuments[command])) return undefined;
  return new Option('--open', 'Also show the result in the browser');
}

/** The page shows what an HTML report shows, except the mistakes of manifests. */
function hasPage(kinds: readonly DocumentKind[]): boolean {
  return formatsFor(kinds.filter((kind) => kind !== 'validation')).includes('html');
}

/**
 * Runs a command, then shows its document in the browser until an interrupt.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, before the command runs, where nobody could see
 *   the address and end the server
 */
export async function runAndOpen<T extends GlobalOptions>(
  run: (options: T) => Promise<ExitCode>,
  options: T,
  io: Io,
): Promise<ExitCode> {
  if (io.stderr.isTTY !== true || io.env['CI'])
    throw badFlag(
      '--open needs a terminal outside CI: it prints an address there and waits for Ctrl+C',
      'write a page instead: --output html=report.html',
    );
  const opening: Opening = {};
  const exitCode = await run({ ...options, opening });
  const { document } = opening;
  if (io.signal.aborted || document === undefined) return exitCode;
  if (!hasPage([document.kind])) {
    io.stderr.write('note: --open shows nothing, since the command came to no result\n');
    return exitCode;
  }
  const { openDocument } = await import('./open/open-document.js');
  return await openDocument({ ...opening, document }, { options, io, exitCode });
}
