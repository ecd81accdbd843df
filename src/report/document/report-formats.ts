import type { DocumentKind } from './report-document.js';

/** The names of all formats, as `--format` takes them. */
export const reportFormats = [
  'text',
  'json',
  'markdown',
  'html',
  'sarif',
  'github',
  'mermaid',
  'junit',
] as const;

/** The name of a format. */
export type ReportFormat = (typeof reportFormats)[number];

/** A format that shows only some kinds of documents. Text and JSON show all. */
export type PartialFormat = Exclude<ReportFormat, 'text' | 'json'>;

/**
 * The kinds of documents that each format shows. Each format must have renderers for these kinds.
 * The table spares a run the loading of renderers, since a run needs one format, and often none.
 */
export const shownKinds = {
  markdown: ['validation', 'plan', 'apply', 'receipt', 'drift', 'tests'],
  html: ['validation', 'plan', 'apply', 'receipt', 'graph', 'impact', 'drift', 'tests'],
  sarif: ['validation', 'plan', 'apply', 'receipt', 'drift', 'tests'],
  github: ['validation', 'plan', 'apply', 'receipt', 'drift', 'tests'],
  mermaid: ['plan', 'drift', 'graph', 'impact', 'receipt'],
  junit: ['tests', 'validation', 'plan', 'apply', 'drift'],
} as const;

/**
 * Returns the formats that can show at least one of these kinds of documents, in the order of
 * {@link reportFormats}.
 */
export function formatsFor(kinds: readonly DocumentKind[]): readonly ReportFormat[] {
  return reportFormats.filter((format) => kinds.some((kind) => canShow(format, kind)));
}

function canShow(format: ReportFormat, kind: DocumentKind): boolean {
  if (format === 'text' || format === 'json') return true;
  const shown: readonly DocumentKind[] = shownKinds[format];
  return shown.includes(kind);
}
