import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { ReportDocument } from '../../report/document/report-document.js';
import { loadAndRender } from '../../report/load-renderers.js';
import { escapeControls } from '../../report/words/escape.js';
import { listen } from '../../server/http/listen.js';
import { type CatalogForwarder, forwardReads } from '../../tasks/catalog/forward-reads.js';
import { readSavedDocument } from '../../tasks/plan/read-saved-receipt.js';
import { catchInterrupts } from '../../tasks/process/interrupts.js';
import { tool } from '../../tasks/process/tool.js';
import { type GlobalOptions, type Opening, toSavedFile } from '../global-options.js';
import type { Io } from '../io.js';
import { reportFailure } from '../report-failure.js';
import { findCatalogAccess } from '../task-requests.js';
import { documentApp } from './document-app.js';
import { startBrowser } from './start-browser.js';

/** The documents that the page shows, as the subject of a sentence. */
const SUBJECTS = {
  plan: 'the plan is',
  receipt: 'the receipt is',
  drift: 'the drift is',
  impact: 'the impact is',
  graph: 'the graph is',
  tests: 'the tests are',
} as const;

type OpenDocument = Extract<ReportDocument, { readonly kind: keyof typeof SUBJECTS }>;

interface FinishedCommand {
  readonly options: GlobalOptions;
  readonly io: Io;
  readonly exitCode: ExitCode;
}

/**
 * Serves the document of a finished command on this machine and opens it in the browser, until
 * SIGINT or SIGTERM.
 *
 * @returns the exit code of the command, or of the failure if the command succeeded
 */
export async function openDocument(
  opening: Opening,
  { options, io, exitCode }: FinishedCommand,
): Promise<ExitCode> {
  if (io.signal.aborted || opening.document === undefined) return exitCode;
  try {
    const document = await documentToOpen(opening.document, options, io);
    if (document === undefined) io.stderr.write('note: there is nothing for --open to show\n');
    else await serveUntilInterrupt(document, opening, options, io);
    return exitCode;
  } catch (error) {
    const failed = await reportFailure(error, io);
    return exitCode === exitCodes.ok || exitCode === exitCodes.changes ? failed : exitCode;
  }
}

/** An apply that wrote shows its receipt, any other one its plan. Undefined without a picture. */
async function documentToOpen(
  document: ReportDocument,
  options: GlobalOptions,
  io: Io,
): Promise<OpenDocument | undefined> {
  if (document.kind !== 'apply') return isOpenable(document) ? document : undefined;
  const { plan, result } = document;
  if (result.kind !== 'applied') return { kind: 'plan', plan };
  return await readSavedDocument(toSavedFile(result.receipt, options, io));
}

function isOpenable(document: ReportDocument): document is OpenDocument {
  return document.kind in SUBJECTS;
}

async function serveUntilInterrupt(
  document: OpenDocument,
  opening: Opening,
  options: GlobalOptions,
  io: Io,
): Promise<void> {
  const noColor = { color: false, sources: new Map(), tool };
  const json = await loadAndRender('json', document, noColor);
  const access = opening.catalog ?? (await findCatalogAccess(options, io));
  const catalog = access && forwardReads(access, io.signal);
  noteOtherCatalog(document, catalog, io);
  const hosts = new Set<string>();
  const entry = secret();
  const cookie = { name: `headwater-${randomBytes(4).toString('hex')}`, secret: secret() };
  await catchInterrupts(async () => {
    try {
      const app = documentApp({ json, entry, cookie, hosts, catalog });
      const listener = await listen(app, { port: 0, host: '127.0.0.1' });
      const { port } = new URL(listener.url);
      for (const name of ['127.0.0.1', 'localhost']) hosts.add(`${name}:${port}`);
      const url = `${listener.url}/${entry}`;
      io.stderr.write(`${SUBJECTS[document.kind]} at ${url}; Ctrl+C ends it\n`);
      await startBrowser(url, io);
      if (!io.signal.aborted) await once(io.signal, 'abort');
      await listener.close();
    } finally {
      await catalog?.close();
    }
  });
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** A saved document may be of another catalog than the one that the environment names. */
function noteOtherCatalog(
  document: OpenDocument,
  catalog: CatalogForwarder | undefined,
  { stderr }: Io,
): void {
  const madeFor =
    document.kind === 'plan'
      ? document.plan.target.origin
      : document.kind === 'receipt'
        ? document.receipt.target.origin
        : null;
  if (catalog === undefined)
    stderr.write('note: DATAHUB_GMS_URL is not set, so the page shows no live lineage\n');
  else if (madeFor !== null && madeFor !== catalog.origin)
    stderr.write(
      `note: made for ${escapeControls(madeFor)}; the live lineage is that of ${catalog.origin}\n`,
    );
}
