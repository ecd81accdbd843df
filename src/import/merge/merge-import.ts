import { compareText } from '../../errors/compare-text.js';
import { type Finding, finding, hasErrors, sortFindings } from '../../errors/finding.js';
import { parseStack } from '../../manifest/parse-stack.js';
import { shortNameConflict } from '../../manifest/rules/conflicts.js';
import type { ImportCounts } from '../../model/import-changes.js';
import { findUnintended } from './check-files.js';
import { readRecord, recordText } from './import-record.js';
import type { ImportMergeInput, ImportResult, MergeContext } from './import-types.js';
import { mergeUnits, type UnitMerges } from './merge-units.js';
import { placeChanges } from './place-changes.js';
import { writeFiles } from './write-files.js';

const NO_COUNTS: ImportCounts = { new: 0, updated: 0, removed: 0, kept: 0, staysGone: 0 };

/**
 * Merges imported lineage with the manifests of a stack: three ways, by element. Elements that the
 * last import wrote follow the source. Elements that people wrote, edited, moved or deleted stay.
 * The same import again changes nothing.
 */
export function mergeImport(input: ImportMergeInput): ImportResult {
  const { files, namespace, target = {}, options } = input;
  const { stack, findings } = input.parsed ?? parseStack({ files, namespace, target });
  const errors = [...findings, ...shortNameConflict(stack)].filter(
    ({ level }) => level === 'error',
  );
  if (hasErrors(errors)) {
    const nothing = { files: [], leftOut: [], counts: NO_COUNTS };
    return { ...nothing, record: input.record ?? '', findings: sortFindings(errors) };
  }
  const { record: recorded, damaged } = readRecord(input.record ?? '');
  const { record: pending } = readRecord(input.pending ?? '');
  const stayed = new Set<string>();
  const context: MergeContext = { input, stack, recorded, pending, stayed };
  for (;;) {
    const merges = mergeUnits(context);
    const plan = placeChanges(merges, context);
    const written = writeFiles(plan, context);
    const failed = [...written.failed, ...findUnintended(plan, written.files, context)];
    if (failed.length === 0)
      return {
        files: written.files,
        record: recordText(plan.record, options.command),
        findings: sortFindings([
          ...merges.findings,
          ...stayFindings(stayed, merges),
          ...damageFindings(damaged, options.name),
        ]),
        leftOut: merges.leftOut,
        counts: merges.counts,
      };
    for (const path of failed) stayed.add(path);
  }
}

function stayFindings(stayed: ReadonlySet<string>, { blocked }: UnitMerges): readonly Finding[] {
  return [...stayed].sort(compareText).map((file) =>
    finding('import-file-unchanged', {
      message: `the file stays as it is, with ${blocked.get(file) ?? 0} outdated elements: the import cannot change its text at the right places`,
      place: { file, line: 1, column: 1 },
    }),
  );
}

function damageFindings(damaged: number, name: string): readonly Finding[] {
  const lines = damaged === 1 ? '1 line' : `${damaged} lines`;
  const message = `${lines} of the record of the import "${name}" cannot be read: restore it from git`;
  return damaged === 0 ? [] : [finding('import-record-damaged', { message })];
}
