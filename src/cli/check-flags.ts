import { badFlag } from '../errors/headwater-error.js';
import { type ReportFormat, reportFormats } from '../report/document/report-formats.js';
import { unknownWord } from './choices.js';
import { type CommandName, commandFormats } from './command-documents.js';
import { catalogFlags, commandFlags, refusalReasons } from './command-flags.js';
import {
  type GlobalFlag,
  type GlobalOptions,
  globalOptions,
  type Output,
  toSavedFile,
  type UncheckedOutput,
} from './global-options.js';
import type { Io } from './io.js';

/** The flags as they were given, before or after the name of the command. */
export interface GivenFlags extends Partial<Omit<GlobalOptions, 'format' | 'output'>> {
  readonly format?: string;
  readonly output?: readonly UncheckedOutput[];
  /** The file for the saved plan. Only for commands that plan. */
  readonly out?: string;
}

/** The same flags, whose formats the command gives. */
export interface CheckedFlags extends Partial<GlobalOptions> {
  readonly out?: string;
}

/**
 * Checks that the command takes the given global flags, that it gives the formats, and that the
 * given files can be written. Runs before anything is read or asked.
 *
 * @throws HeadwaterError `bad-flag` or `report-unwritable`, exit code 64
 */
export async function checkFlags(
  command: CommandName,
  given: GivenFlags,
  io: Io,
): Promise<CheckedFlags> {
  for (const [flag, option] of globalOptions())
    if (given[flag] !== undefined) checkTaken(command, flag, String(option.long));
  const { format, output, ...others } = given;
  const flags = {
    ...others,
    ...(format !== undefined && { format: checkFormat(command, format) }),
    ...(output && {
      output: output.map(({ format: text, file }) => ({
        format: checkFormat(command, text),
        file,
      })),
    }),
  };
  checkDistinctFiles(flags, io);
  if (flags.output !== undefined) await checkReportFiles(flags.output, flags, io);
  return flags;
}

/** Checks that the reports can be written. Loads the code for this only if there are reports. */
async function checkReportFiles(
  outputs: readonly Output[],
  flags: CheckedFlags,
  io: Io,
): Promise<void> {
  const { checkReportFile } = await import('../tasks/process/saved-file.js');
  for (const { file } of outputs) await checkReportFile(toSavedFile(file, flags, io));
}

function checkTaken(command: CommandName, flag: GlobalFlag, written: string): void {
  if (commandFlags[command].includes(flag)) return;
  throw badFlag(
    `headwater ${command} does not take ${written}: ${refusalReasons[flag]}`,
    `leave out ${written}; headwater help ${command} lists the flags`,
  );
}

/** Lists the given flags that concern requests to a catalog, as the user writes them. */
export function givenCatalogFlags(options: GlobalOptions): readonly string[] {
  return [...globalOptions()].flatMap(([flag, { long }]) =>
    catalogFlags.includes(flag) && options[flag] !== undefined ? [String(long)] : [],
  );
}

/** The flag that asks the catalog and is missing, or the flag that keeps a command from asking it. */
type OfflineBy = { readonly without: string } | { readonly with: string };

/**
 * Refuses flags of requests where a command asks no catalog. If they were ignored, the user would
 * think that they work. With `--open` the page asks a catalog.
 *
 * @param what the subject of the reason
 * @throws HeadwaterError `bad-flag`, exit code 64
 */
export function refuseCatalogFlags(
  options: GlobalOptions,
  by: OfflineBy,
  what = 'the declared lineage',
): void {
  const given = givenCatalogFlags(options);
  if (given.length === 0 || options.opening) return;
  const [clash, hint] =
    'with' in by
      ? [`with ${by.with}`, 'leave out']
      : [`without ${by.without}`, `add ${by.without}, or leave out`];
  throw badFlag(
    `${given.join(', ')} cannot be used ${clash}: ${what} needs no catalog`,
    `${hint} ${given.join(' and ')}`,
  );
}

function checkFormat(command: CommandName, text: string): ReportFormat {
  const formats = commandFormats(command);
  const format = formats.find((one) => one === text);
  if (format) return format;
  const list = `formats of ${command}: ${formats.join(', ')}`;
  if (reportFormats.some((one) => one === text))
    throw badFlag(`headwater ${command} does not support the format ${text}`, list);
  throw unknownWord(`there is no format "${text}"`, text, { known: formats, list });
}

/** Checks that all output files differ. The second document in a file would overwrite the first. */
function checkDistinctFiles(flags: CheckedFlags, io: Io): void {
  const { output = [], out } = flags;
  const taken = new Set(out === undefined ? [] : [toSavedFile(out, flags, io).path]);
  for (const { file } of output) {
    const { path } = toSavedFile(file, flags, io);
    if (taken.has(path))
      throw badFlag(
        `two documents would be written to the file ${file}`,
        'name another file for one of them',
      );
    taken.add(path);
  }
}
