import type { ReportDocument } from '../report/report-document.js';
import { reporters } from '../report/reporters.js';
import { useColor } from './color.js';
import type { GlobalOptions } from './global-options.js';
import type { Io } from './io.js';

/** Writes a document to standard output in the format of `--format`. */
export function print(document: ReportDocument, { options, io, sources }: PrintContext): void {
  const report = reporters[options.format];
  io.stdout.write(report(document, { color: useColor(options.color, io), sources }));
}

export interface PrintContext {
  readonly options: GlobalOptions;
  readonly io: Io;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
}
