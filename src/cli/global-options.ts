import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { type ReportFormat, reportFormats } from '../report/reporters.js';
import { type ColorMode, colorModes } from './color.js';
import { parseDuration } from './duration.js';
import type { Io } from './io.js';
import { type Output, parseOutput } from './output-flag.js';

/** The flags that every command takes. */
export interface GlobalOptions {
  readonly folder?: string;
  readonly config?: string;
  readonly target?: string;
  readonly format: ReportFormat;
  /** In the order in which they were given. */
  readonly output?: readonly Output[];
  readonly color: ColorMode;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly concurrency?: number;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly tokenFile?: string;
  readonly insecureHttp?: boolean;
}

/** Made anew for each command, since an option belongs to the command that it was added to. */
export function globalOptions(): readonly Option[] {
  return [
    new Option('-C, --folder <dir>', 'work as if started in this folder'),
    new Option('-c, --config <file>', 'settings file (default: HEADWATER_CONFIG, else the nearest headwater.yaml upward)'),
    new Option('--target <name>', 'plan against this target of the settings'),
    new Option('--format <format>', 'of standard output (default: text)').choices(reportFormats),
    new Option('--output <format=file>', 'write the document to a file as well, in that format; repeatable').argParser(parseOutput),
    new Option('--color <when>', 'colour standard output (default: auto)').choices(colorModes),
    new Option('-q, --quiet', 'no progress and no notes on standard error'),
    new Option('-v, --verbose', 'say on standard error what is read and asked'),
    new Option('--concurrency <n>', 'requests under way at once (default: 4)').argParser(positiveInteger),
    new Option('--timeout <duration>', 'for each request, such as 30s or 500ms (default: 30s)').argParser(parseDuration),
    new Option('--token-file <file>', 'read the token from this file, - for standard input (default: DATAHUB_GMS_TOKEN)'),
    new Option('--insecure-http', 'send the token over plain http to a host that is not loopback'),
  ];
}

/** What holds where neither the command nor what stands before it says otherwise. */
export const globalDefaults: Pick<GlobalOptions, 'format' | 'color'> = { format: 'text', color: 'auto' };

/** The folder that a command works in, absolute. */
export function workingFolder({ folder }: GlobalOptions, { cwd }: Io): string {
  return resolve(cwd, folder ?? '.');
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 64) throw new InvalidArgumentError('It must be a whole number from 1 to 64.');
  return value;
}
