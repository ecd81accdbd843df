import type { ImportReport } from '../document/import-report.js';
import { pluralize } from './pluralize.js';

/** Summarizes an import in one line. */
export function importSummary({ files, state, records, leftOut, counts }: ImportReport): string {
  const told = [
    countOf(counts.new, 'new'),
    countOf(counts.updated, 'updated'),
    countOf(counts.removed, 'removed'),
    countOf(counts.kept, 'kept as people wrote them'),
    countOf(counts.staysGone, 'not written again'),
  ].flat();
  const elements = told.length === 0 ? '' : `, elements: ${told.join(', ')}`;
  const read = pluralize(records, 'record');
  const left = leftOut.length === 0 ? '' : `, ${leftOut.length} left out`;
  return `Import: ${changesText(files.length, state)}${elements}; ${read}${left}.`;
}

function countOf(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${what}`];
}

function changesText(count: number, state: ImportReport['state']): string {
  if (count === 0) return 'nothing changes';
  const files = pluralize(count, 'file');
  switch (state) {
    case 'written':
      return `${files} written`;
    case 'printed':
      return 'one manifest printed';
    case 'dry-run':
      return `${files} to write`;
    case 'refused':
      return `no file written since --strict leaves nothing out, ${files} to write`;
  }
}
