import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { badFlag } from '../errors/headwater-error.js';
import type { ReportDocument } from '../report/document/report-document.js';
import { type ReportFormat, reportFormats } from '../report/document/report-formats.js';
import type { CatalogAccess } from '../tasks/catalog/catalog-access.js';
import {
  CONCURRENCY_RULE,
  DURATION_RULE,
  parseConcurrency,
  parseDurationMs,
} from '../tasks/catalog/request-limits.js';
import type { SavedFile } from '../tasks/process/saved-file.js';
import { choice } from './choices.js';
import { type ColorMode, colorModes } from './color.js';
import type { Io } from './io.js';

/** The global flags. `command-flags.ts` says which of them a command takes. */
export interface GlobalOptions {
  readonly folder?: string;
  readonly config?: string;
  readonly target?: string;
  readonly format: ReportFormat;
  /** In the order in which they were given. */
  readonly output?: readonly Output[];
  readonly color: ColorMode;
  readonly full?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly concurrency?: number;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Milliseconds. */
  readonly timeoutTotal?: number;
  readonly tokenFile?: string;
  /** True to read address and token from `~/.datahubenv`. */
  readonly datahubenv?: boolean;
  readonly insecureHttp?: boolean;
  /** Present with `--open` of a command whose document has a page. */
  readonly opening?: OpenedCommand;
}

/** The parts of a command that `--open` shows. The command fills them while it runs. */
export interface OpenedCommand {
  /** The document that the command printed. */
  document?: ReportDocument;
  /** The catalog that the command asked, with its token, since a token is read only once. */
  catalog?: CatalogAccess;
}

/** A flag that may stand before or after the name of a command, by its name in the options. */
export type GlobalFlag = Exclude<keyof GlobalOptions, 'opening'>;

type OptionMaker = () => Option;

/**
 * The option of each global flag, in the order of `headwater --help`. New options for each command,
 * since an option belongs to the command that it was added to.
 */
const optionMakers: Readonly<Record<GlobalFlag, OptionMaker>> = {
  folder: () => new Option('-C, --folder <dir>', 'Run as if started in this folder'),
  config: () =>
    new Option(
      '-c, --config <file>',
      'Settings file (default: HEADWATER_CONFIG, else the nearest headwater.yaml upward)',
    ),
  target: () => new Option('--target <name>', 'Use this target of the settings'),
  format: () => new Option('--format <format>', formatHelp(reportFormats)),
  output: () =>
    new Option(
      '--output <format=file>',
      'Also write the document to a file, in this format; repeatable',
    ).argParser(parseOutput),
  color: () => choice('--color <when>', 'Color standard output (default: auto)', colorModes),
  full: () => new Option('--full', 'Show every element, one line each, without limits'),
  quiet: () =>
    new Option('-q, --quiet', 'Write only the summary line of a text, no progress and no notes'),
  verbose: () => new Option('-v, --verbose', 'Write each file and request to standard error'),
  concurrency: () =>
    new Option('--concurrency <n>', 'Maximum number of concurrent requests (default: 4)').argParser(
      parseRequests,
    ),
  timeout: () =>
    new Option(
      '--timeout <duration>',
      'Timeout of a request, for example 30s or 500ms (default: 30s)',
    ).argParser(parseDuration),
  timeoutTotal: () =>
    new Option(
      '--timeout-total <duration>',
      'Time to wait in total for a catalog that is out of service (default: 2m)',
    ).argParser(parseDuration),
  tokenFile: () =>
    new Option(
      '--token-file <file>',
      'Read the token from this file, or from standard input with - (default: DATAHUB_GMS_TOKEN)',
    ),
  datahubenv: () =>
    new Option(
      '--datahubenv',
      "Read address and token from ~/.datahubenv, the file of DataHub's own tools",
    ),
  insecureHttp: () =>
    new Option(
      '--insecure-http',
      'Allow sending the token over plain http to a host that is not loopback',
    ),
};

/** Creates the option of each global flag. */
export function globalOptions(): ReadonlyMap<GlobalFlag, Option> {
  const makers = Object.entries(optionMakers) as [GlobalFlag, OptionMaker][];
  return new Map(makers.map(([flag, make]) => [flag, make()]));
}

/** Describes `--format` with the formats that can be given. */
export function formatHelp(formats: readonly ReportFormat[]): string {
  return `Format of standard output: ${formats.join(', ')} (default: text)`;
}

/** Defaults of the global flags. */
export const globalDefaults: Pick<GlobalOptions, 'format' | 'color'> = {
  format: 'text',
  color: 'auto',
};

type FolderOption = Pick<GlobalOptions, 'folder'>;

/**
 * Finds the format of standard output in a command line that may be wrong elsewhere. The last
 * format wins. Undefined if the line names no format.
 */
export function requestedFormat(args: readonly string[]): ReportFormat | undefined {
  const end = args.indexOf('--');
  const flags = end < 0 ? args : args.slice(0, end);
  const named = flags.flatMap((arg, i) => {
    if (arg === '--format') return [flags[i + 1]];
    return arg.startsWith('--format=') ? [arg.slice('--format='.length)] : [];
  });
  return reportFormats.find((format) => format === named.at(-1));
}

/** Returns the absolute folder in which a command works. */
export function workingFolder({ folder }: FolderOption, { cwd }: Io): string {
  return resolve(cwd, folder ?? '.');
}

function parseRequests(text: string): number {
  const value = parseConcurrency(text);
  if (value === undefined) throw new InvalidArgumentError(`It must be ${CONCURRENCY_RULE}.`);
  return value;
}

/** Parses the value of a flag with a duration to milliseconds. */
export function parseDuration(text: string): number {
  const ms = parseDurationMs(text);
  if (ms !== undefined) return ms;
  throw badFlag(`"${text}" is not a duration`, DURATION_RULE);
}

/** One `--output`: a format and the file for it. */
export interface Output {
  readonly format: ReportFormat;
  /** The path as it was given, relative to the working folder of the command. */
  readonly file: string;
}

/** An `--output` before the check that its command gives this format. */
export interface UncheckedOutput {
  readonly format: string;
  readonly file: string;
}

/** Parses a value such as `sarif=lineage.sarif` and appends it to the earlier ones. */
function parseOutput(
  text: string,
  before: readonly UncheckedOutput[] = [],
): readonly UncheckedOutput[] {
  const [format = '', ...rest] = text.split('=');
  const file = rest.join('=');
  // A later check refuses an unknown format, since only it knows the formats of the command.
  if ((file === '' || file === '-') && reportFormats.some((one) => one === format))
    throw new InvalidArgumentError(`Name the file, for example ${format}=report.${format}.`);
  return [...before, { format, file }];
}

/** Resolves a file of the command line. Messages show it as it was given. */
export function toSavedFile(name: string, options: FolderOption, io: Io): SavedFile {
  return { path: resolve(workingFolder(options, io), name), shownAs: name };
}
