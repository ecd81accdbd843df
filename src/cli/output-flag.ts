import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../errors/did-you-mean.js';
import { type ReportFormat, reportFormats } from '../report/reporters.js';

/** One `--output`: the document in a format, into a file. */
export interface Output {
  readonly format: ReportFormat;
  /** As it was given; relative to the folder that the command works in. */
  readonly file: string;
}

/** Reads `sarif=lineage.sarif`; repeatable. */
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
  if (file === '' || file === '-') throw new InvalidArgumentError(`Name the file, such as ${format}=report.${format}.`);
  return [...before, { format, file }];
}
