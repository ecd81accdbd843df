import { addAbortSignal } from 'node:stream';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { badFlag, throwIfInterrupted } from '../../errors/headwater-error.js';
import { type DbtSourceRequest, dbtSource } from '../../import/run/dbt-source.js';
import {
  type CsvRequest,
  csvSource,
  lineageFileSource,
  openLineageSource,
  parseEnvironment,
} from '../../import/run/file-sources.js';
import type { ImportInput } from '../../import/run/import-input.js';
import type { AdoptionRequest, ImportSource } from '../../import/run/import-request.js';
import { importToText, runImport } from '../../import/run/run-import.js';
import type { ImportReport } from '../../report/document/import-report.js';
import { shellWord } from '../../report/words/escape.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import { finishCommand, textFor } from '../finish-command.js';
import { type GlobalOptions, toSavedFile, workingFolder } from '../global-options.js';
import { importCommandLine } from '../import-command-line.js';
import type { FileImportOptions, ImportFlags } from '../import-flags.js';
import type { Io } from '../io.js';
import { openSqlParser } from '../open-sql-parser.js';
import { withProgress } from '../progress/with-progress.js';
import { findCatalogAccess, readCatalogAccess, stackRequest } from '../task-requests.js';

type DbtFlags = DbtSourceRequest['options'];

export interface DbtImportOptions
  extends FileImportOptions,
    Omit<DbtFlags, 'useIdentifiers' | 'env'> {
  readonly manifest: string;
  readonly catalog?: string;
  readonly infoSchema?: string;
  readonly env: string;
  readonly useIdentifiers?: boolean;
  readonly python?: string;
}

/** Runs `headwater import dbt`. */
export async function importDbt(options: DbtImportOptions, io: Io): Promise<ExitCode> {
  const { manifest, catalog, infoSchema, useIdentifiers = false } = options;
  const env = parseEnvironment(options.env);
  const parses = options.columns === 'sql';
  refuseSharedInput([manifest, catalog], {
    ...options,
    resolve: parses || options.resolve === true,
  });
  if (infoSchema !== undefined && options.columns !== undefined)
    throw badFlag(
      `--columns ${options.columns} does not map the columns that --info-schema names`,
      'leave out one of them',
    );
  if (options.python !== undefined && !parses)
    throw badFlag('--python names the parser of --columns sql', 'add --columns sql');
  const source = dbtSource({
    manifest: inputOf(manifest, options, io),
    catalog: catalog === undefined ? undefined : inputOf(catalog, options, io),
    infoSchema: infoSchema === undefined ? undefined : toSavedFile(infoSchema, options, io),
    options: { ...options, env, useIdentifiers },
    parser: openSqlParser(io, options.python, options),
    datahub: parses ? await findCatalogAccess(options, io) : undefined,
  });
  return await importFile(source, [], options, io);
}

export interface OpenLineageImportOptions extends FileImportOptions {
  readonly runs: 'latest' | 'all';
  readonly jobs: 'none' | 'all';
  readonly indirect?: boolean;
  readonly failed?: boolean;
  readonly env: string;
}

/** Runs `headwater import openlineage`. */
export async function importOpenLineage(
  file: string,
  options: OpenLineageImportOptions,
  io: Io,
): Promise<ExitCode> {
  const { runs, jobs, indirect = false, failed = false } = options;
  const env = parseEnvironment(options.env);
  const flags = { runs, jobs, indirect, failed, env };
  const source = openLineageSource(inputOf(file, options, io), flags);
  return await importFile(source, [file], options, io);
}

export interface LineageFileImportOptions extends FileImportOptions {
  readonly repair?: boolean;
}

/** Runs `headwater import datahub-lineage-file`. */
export async function importLineageFile(
  file: string,
  options: LineageFileImportOptions,
  io: Io,
): Promise<ExitCode> {
  const source = lineageFileSource({
    input: inputOf(file, options, io),
    repair: options.repair ?? false,
    env: io.env,
    cwd: workingFolder(options, io),
  });
  return await importFile(source, [file], options, io);
}

export interface CsvImportOptions extends FileImportOptions {
  readonly dialect: 'auto' | NonNullable<CsvRequest['dialect']>;
  readonly platform?: string;
  readonly env: string;
}

/** Runs `headwater import csv`. */
export async function importCsv(
  file: string,
  options: CsvImportOptions,
  io: Io,
): Promise<ExitCode> {
  const { dialect, platform } = options;
  const env = parseEnvironment(options.env);
  const source = csvSource({
    input: inputOf(file, options, io),
    dialect: dialect === 'auto' ? undefined : dialect,
    platform,
    env,
  });
  return await importFile(source, [file], options, io);
}

/** Runs an import of a file. Only `--resolve` needs a catalog. */
async function importFile(
  source: ImportSource,
  files: readonly string[],
  options: FileImportOptions,
  io: Io,
): Promise<ExitCode> {
  refuseSharedInput(files, options);
  const access = options.resolve ? await readCatalogAccess(options, io) : undefined;
  return await runAndReport(source, files, { ...options, access }, io);
}

/** Standard input holds one text. A second reader of it would wait or get nothing. */
export function refuseSharedInput(
  inputs: readonly (string | undefined)[],
  { resolve, tokenFile }: FileImportOptions,
): void {
  const read = resolve ? [...inputs, tokenFile] : inputs;
  if (read.filter((name) => name === '-').length > 1)
    throw badFlag(
      'standard input holds one text, and two are to be read from it',
      'name a file for one of them',
    );
}

export function inputOf(name: string, options: GlobalOptions, io: Io): ImportInput {
  const token = io.env['DATAHUB_GMS_TOKEN'];
  const file = name === '-' ? { stdin: readInput(io) } : toSavedFile(name, options, io);
  return { file, token };
}

/** Reads standard input up to an interrupt. Starts only when needed, so that no input is lost. */
async function* readInput({ stdin, signal }: Io): AsyncGenerator<Uint8Array | string> {
  for await (const chunk of addAbortSignal(signal, stdin)) yield chunk;
}

/** The flags of an import, and the values that follow from them. */
export interface ImportRun extends FileImportOptions {
  /** The catalog that the import asks. Default: none. */
  readonly access?: CatalogAccess | undefined;
  readonly adoption?: AdoptionRequest | undefined;
}

/** Runs an import of any source, and shows what it wrote and left out. */
export async function runAndReport(
  source: ImportSource,
  files: readonly string[],
  { access, adoption: adopt, ...given }: ImportRun,
  io: Io,
): Promise<ExitCode> {
  const options = { ...given, full: (given.full ?? false) || (given.verbose ?? false) };
  const { out, by, name, exclude, transforms, onClash, dryRun = false, strict = false } = options;
  const command = importCommandLine(source.format, files, { ...options });
  const common = { out, by, name, exclude, transforms, onClash, adopt, dryRun, strict, command };
  if (out === '-') refuseDocument(options);
  const run = out === '-' ? importToText : runImport;
  const outcome = await readable(io, () =>
    withProgress(options, io, (progress) =>
      run(source, {
        ...stackRequest(options, io, progress),
        catalog: access,
        resolveIn: options.resolve ? access : undefined,
        ...common,
      }),
    ),
  );
  const { report, sources } = outcome;
  if (outcome.kind === 'invalid')
    return await finishCommand(report, { options, io, sources, exitCode: outcome.exitCode });
  const exitCode = exitCodeOf(outcome.report, options);
  if (out !== '-') {
    const worst = await finishCommand(report, { options, io, sources, exitCode });
    if (!options.quiet) io.stderr.write(nextStep(outcome.report));
    return worst;
  }
  const printed = { ...outcome.report, state: 'printed' } as const;
  io.stderr.write(await textFor(printed, io.stderr, { options, io, sources }));
  if (exitCode !== exitCodes.error)
    for (const { after } of outcome.report.files) io.stdout.write(after);
  return exitCode;
}

/** An interrupt ends standard input, which is then cut off. */
async function readable<T>(io: Io, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throwIfInterrupted(io.signal, 'the source was read');
    throw error;
  }
}

function refuseDocument({ format, output = [] }: GlobalOptions): void {
  if (format === 'text' && output.length === 0) return;
  throw badFlag(
    '--out - prints the manifest, and no document beside it',
    'leave out --format and --output, or name a folder with --out',
  );
}

/** Names the command that carries out a saved plan. Empty if none was saved. */
function nextStep({ adoption, state }: ImportReport): string {
  if (adoption === null || state !== 'written' || adoption.state === 'nothing') return '';
  return `next: headwater apply ${shellWord(adoption.file)}\n`;
}

function exitCodeOf(
  { files, leftOut, state, findings }: ImportReport,
  { strict, detailedExitcode }: ImportFlags,
): ExitCode {
  if ((strict && leftOut.length > 0) || hasErrors(findings)) return exitCodes.error;
  return detailedExitcode && state !== 'printed' && files.length > 0
    ? exitCodes.changes
    : exitCodes.ok;
}
