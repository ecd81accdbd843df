import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { badFlag } from '../../errors/headwater-error.js';
import type { ReportDocument } from '../../report/document/report-document.js';
import { loadAndRender } from '../../report/load-renderers.js';
import { escapeControls } from '../../report/words/escape.js';
import { listen } from '../../server/http/listen.js';
import { forwardReads } from '../../tasks/catalog/forward-reads.js';
import { readSavedDocument } from '../../tasks/plan/read-saved-receipt.js';
import { catchInterrupts } from '../../tasks/process/interrupts.js';
import { tool } from '../../tasks/process/tool.js';
import { isOpenable } from '../command-documents.js';
import { type GlobalOptions, type OpenedCommand, toSavedFile } from '../global-options.js';
import type { Io } from '../io.js';
import { reportFailure } from '../report-failure.js';
import { findCatalogAccess } from '../task-requests.js';
import { type DocumentPages, documentApp } from './document-app.js';
import { startBrowser } from './start-browser.js';

/**
 * Runs a command, then serves its document on this machine and opens it in the browser, until
 * SIGINT or SIGTERM.
 *
 * @returns the exit code of the command, or of a failure to serve if the command succeeded
 * @throws HeadwaterError `bad-flag`, exit code 64, before the command runs, where nobody could see
 *   the address and end the server
 */
export async function runAndOpen<T extends GlobalOptions>(
  options: T,
  run: (options: T) => Promise<ExitCode>,
  io: Io,
): Promise<ExitCode> {
  if (io.stderr.isTTY !== true || io.env['CI'])
    throw badFlag(
      '--open needs a terminal outside CI: it prints an address there and waits for Ctrl+C',
      'write a page instead: --output html=report.html',
    );
  const opening: OpenedCommand = {};
  const exitCode = await run({ ...options, opening });
  if (io.signal.aborted) return exitCode;
  try {
    await openDocument(opening, options, io);
    return exitCode;
  } catch (error) {
    const failed = await reportFailure(error, io);
    return exitCode === exitCodes.ok || exitCode === exitCodes.changes ? failed : exitCode;
  }
}

async function openDocument(opening: OpenedCommand, options: GlobalOptions, io: Io): Promise<void> {
  const document = opening.document && (await documentToOpen(opening.document, options, io));
  if (document === undefined || !isOpenable(document.kind)) {
    io.stderr.write('note: --open shows nothing, since the command came to no result\n');
    return;
  }
  const json = await loadAndRender('json', document, { color: false, sources: new Map(), tool });
  const access = opening.catalog ?? (await findCatalogAccess(options, io));
  const catalog = access && forwardReads(access, io.signal);
  noteOtherCatalog(json, catalog?.origin, io);
  await catchInterrupts(async () => {
    await serveUntilInterrupt({ json, catalog }, io);
    await catalog?.close();
  });
}

/** An apply that wrote shows its receipt, and any other its plan. */
async function documentToOpen(
  document: ReportDocument,
  options: GlobalOptions,
  io: Io,
): Promise<ReportDocument> {
  if (document.kind !== 'apply') return document;
  const { plan, result } = document;
  if (result.kind !== 'applied') return { kind: 'plan', plan };
  return await readSavedDocument(toSavedFile(result.receipt, options, io));
}

async function serveUntilInterrupt(
  shown: Pick<DocumentPages, 'json' | 'catalog'>,
  io: Io,
): Promise<void> {
  const secret = () => randomBytes(32).toString('base64url');
  const hosts = new Set<string>();
  const cookie = { name: `headwater-${randomBytes(4).toString('hex')}`, secret: secret() };
  const entry = `/${secret()}`;
  const app = documentApp({ ...shown, entry, cookie, hosts });
  const listener = await listen(app, { port: 0, host: '127.0.0.1' });
  const { port } = new URL(listener.url);
  for (const name of ['127.0.0.1', 'localhost']) hosts.add(`${name}:${port}`);
  io.stderr.write(`the page is at ${listener.url}${entry}; Ctrl+C ends it\n`);
  await startBrowser(`${listener.url}${entry}`, io);
  if (!io.signal.aborted) await once(io.signal, 'abort');
  await listener.close();
}

/** A saved document may be of another catalog than the one that the environment names. */
function noteOtherCatalog(json: string, live: string | undefined, { stderr }: Io): void {
  const { target } = JSON.parse(json) as { target?: { origin?: string | null } };
  const madeFor = target?.origin ?? live;
  if (live !== undefined && madeFor !== live)
    stderr.write(
      `note: the document is about ${escapeControls(String(madeFor))}, the live lineage about ${live}\n`,
    );
}
