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

/**
 * Creates new options for each command, since an option belongs to the command that it was added
 * to.
 */
export function globalOptions(): readonly Option[] {
  return [
    new Option('-C, --folder <dir>', 'Run as if started in this folder'),
    new Option(
      '-c, --config <file>',
      'Settings file (default: HEADWATER_CONFIG, else the nearest headwater.yaml upward)',
    ),
    new Option('--target <name>', 'Use this target of the settings'),
    new Option('--format <format>', 'Format of standard output (default: text)').choices(
      reportFormats,
    ),
    new Option(
      '--output <format=file>',
      'Also write the document to a file, in this format; repeatable',
    ).argParser(parseOutput),
    new Option('--color <when>', 'Colour standard output (default: auto)').choices(colorModes),
    new Option('-q, --quiet', 'Write no progress and no notes to standard error'),
    new Option('-v, --verbose', 'Write each file and request to standard error'),
    new Option('--concurrency <n>', 'Maximum number of concurrent requests (default: 4)').argParser(
      positiveInteger,
    ),
    new Option(
      '--timeout <duration>',
      'Timeout of a request, for example 30s or 500ms (default: 30s)',
    ).argParser(parseDuration),
    new Option(
      '--token-file <file>',
      'Read the token from this file, or from standard input with - (default: DATAHUB_GMS_TOKEN)',
    ),
    new Option(
      '--insecure-http',
      'Allow sending the token over plain http to a host that is not loopback',
    ),
  ];
}

/** Defaults of the global flags. */
export const globalDefaults: Pick<GlobalOptions, 'format' | 'color'> = {
  format: 'text',
  color: 'auto',
};

/** Returns the absolute folder in which a command works. */
export function workingFolder({ folder }: GlobalOptions, { cwd }: Io): string {
  return resolve(cwd, folder ?? '.');
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 64)
    throw new InvalidArgumentError('It must be a whole number from 1 to 64.');
  return value;
}
