import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../errors/did-you-mean.js';
import { type ReportFormat, reportFormats } from '../report/reporters.js';

/** One `--output`: a format and the file for it. */
export interface Output {
  readonly format: ReportFormat;
  /** The path as it was given, relative to the working folder of the command. */
  readonly file: string;
}

/** Parses a value such as `sarif=lineage.sarif` and appends it to the earlier ones. */
export function parseOutput(text: string, before: readonly Output[] = []): readonly Output[] {
  const [name = '', ...rest] = text.split('=');
  const format = reportFormats.find((one) => one === name);
  if (!format) {
    const near = didYouMean(name, reportFormats);
    throw new InvalidArgumentError(
      `There is no format "${name}".${near === undefined ? '' : ` Did you mean ${near}?`} Formats: ${reportFormats.join(', ')}.`,
    );
  }
  const file = rest.join('=');
  if (file === '' || file === '-')
    throw new InvalidArgumentError(`Name the file, for example ${format}=report.${format}.`);
  return [...before, { format, file }];
}
