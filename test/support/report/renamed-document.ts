import type { ReportDocument } from '../../../src/report/document/report-document.js';

/** Keys whose texts come from outside the program, in any document. */
const FOREIGN = new Set([
  ...[
    'address',
    'message',
    'allowed',
    'transform',
    'type',
    'path',
    'file',
    'ref',
    'stack',
    'suggestion',
    'receipt',
    'sentence',
    'limit',
    'why',
  ],
  ...[
    'by',
    'run',
    'at',
    'description',
    'fieldPath',
    'nativeType',
    'actor',
    'origin',
    'commit',
    'startedAt',
    'effect',
  ],
  ...['urn', 'upstream', 'downstream', 'upstreamField', 'downstreamField', 'column'],
]);

/** Replaces every text that comes from a manifest, a catalog, a flag or git with this name. */
export function renamedDocument(document: ReportDocument, name: string): ReportDocument {
  const renamed = (key: string, value: unknown) =>
    typeof value === 'string' && FOREIGN.has(key) ? name : value;
  return JSON.parse(JSON.stringify(document, renamed)) as ReportDocument;
}
