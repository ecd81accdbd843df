import { renderJson } from './json.js';
import type { ReportDocument, ReportOptions } from './report-document.js';
import { renderText } from './text.js';

/** A pure function from a document to the text of one format, line break at the end included. */
export type Reporter = (document: ReportDocument, options: ReportOptions) => string;

export const reportFormats = ['text', 'json'] as const;

export type ReportFormat = (typeof reportFormats)[number];

/** Every format, by the name that `--format` takes. */
export const reporters: Readonly<Record<ReportFormat, Reporter>> = {
  text: renderText,
  json: renderJson,
};
