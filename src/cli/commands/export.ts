import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { ExportFormat } from '../../tasks/export/export-lineage.js';
import { type ExportedLineage, exportStack } from '../../tasks/export/export-lineage.js';
import { saveExport } from '../../tasks/process/saved-file.js';
import type { InvalidStack } from '../../tasks/stack/stack-request.js';
import { refuseCatalogFlags } from '../check-flags.js';
import { textFor } from '../finish-command.js';
import { type GlobalOptions, toSavedFile } from '../global-options.js';
import { type Io, writeChunks } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface ExportOptions extends GlobalOptions {
  readonly to: ExportFormat;
  readonly state: 'desired' | 'live';
  readonly out?: string;
  readonly strict?: boolean;
}

/**
 * Runs `headwater export`. The text goes to a file or to standard output. The count of losses goes
 * to standard error.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for flags of requests without `--state live`
 */
export async function exportLineage(
  select: readonly string[],
  options: ExportOptions,
  io: Io,
): Promise<ExitCode> {
  const { to, state, out, strict } = options;
  if (state === 'desired') refuseCatalogFlags(options, { without: '--state live' });
  const catalog = state === 'live' ? await readCatalogAccess(options, io) : undefined;
  const time = new Date().toISOString();
  const result = await withProgress(options, io, (progress) =>
    exportStack({ ...stackRequest(options, io, progress), catalog, select, to, time }),
  );
  if (result.kind === 'invalid') return await showMistakes(result, options, io);
  const isRefused = strict === true && result.losses.length + result.leftOut.length > 0;
  if (!isRefused) await writeText(result.chunks, out, options, io);
  if (!options.quiet) io.stderr.write(`${summary(result)}\n`);
  return isRefused ? exitCodes.error : exitCodes.ok;
}

async function showMistakes(
  { report, sources, exitCode }: InvalidStack,
  options: ExportOptions,
  io: Io,
): Promise<ExitCode> {
  io.stderr.write(await textFor(report, io.stderr, { options, io, sources }));
  return exitCode;
}

async function writeText(
  chunks: Iterable<string>,
  out: string | undefined,
  options: ExportOptions,
  io: Io,
): Promise<void> {
  if (out !== undefined && out !== '-') {
    await saveExport(chunks, toSavedFile(out, options, io));
    return;
  }
  await writeChunks(io.stdout, chunks, io.signal);
}

/** For example `63 edges. Lost: protect on 1 entry`. */
function summary({ edges, losses, leftOut }: ExportedLineage): string {
  const lost = [
    ...losses.map(({ what, count }) => lossText(what, count)),
    ...(leftOut.length === 0 ? [] : [counted(leftOut.length, 'record')]),
  ];
  return `${counted(edges, 'edge')}${lost.length === 0 ? '' : `. Lost: ${lost.join(', ')}`}`;
}

function lossText(what: ExportedLineage['losses'][number]['what'], count: number): string {
  switch (what) {
    case 'protect':
    case 'ownership':
      return `${what} on ${count} ${count === 1 ? 'entry' : 'entries'}`;
    case 'create':
      return `create on ${counted(count, 'dataset')}`;
    case 'edge of another kind':
      return counted(count, what, 'edges of other kinds');
    case 'dataset without a name':
      return counted(
        count,
        'element of datasets without a name',
        'elements of datasets without a name',
      );
    default:
      return counted(count, what);
  }
}

function counted(count: number, one: string, several: string = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
