import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { type Finding, finding } from '../../errors/finding.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { systemCode } from '../../files/read-text-file.js';
import { findWriteObstacle, type SaveOptions, writeFileAtomic } from '../../files/write-file.js';
import { prettyCanonicalJson } from '../../plan/document/canonical-json.js';
import type { PlanDocument } from '../../plan/document/plan.js';

/** Maximum size of a saved file: a receipt of about 300,000 changes with their aspects. */
export const MAX_SAVED_BYTES = 128_000_000;

/** The path of a saved plan, receipt or report. */
export interface SavedFile {
  /** The absolute path. */
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}

/** Makes the finding for a saved plan whose content does not match its digest. */
export function editedPlanFinding(): Finding {
  return finding('saved-file-edited', {
    message: 'the saved plan was edited or damaged: its content does not match its digest',
  });
}

/** Makes the finding for a receipt whose content does not match its digests. */
export function editedReceiptFinding(): Finding {
  return finding('saved-file-edited', {
    message: 'the receipt was edited or damaged: its content does not match its digests',
  });
}

/**
 * Saves a plan for a review, with the same bytes as `--format json` prints.
 *
 * @throws HeadwaterError `plan-unwritable`; an existing file at the path is unchanged
 */
export async function savePlan(
  plan: PlanDocument,
  { path, shownAs }: SavedFile,
  options: SaveOptions = {},
): Promise<void> {
  await writeFileAtomic(path, prettyCanonicalJson(plan), options).catch((error: unknown) => {
    const why = systemCode(error);
    throw new HeadwaterError('plan-unwritable', `the plan cannot be saved as ${shownAs} (${why})`);
  });
}

/**
 * Checks before a run that its report can be written at the end.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 64
 */
export async function checkReportFile({ path, shownAs }: SavedFile): Promise<void> {
  const why = await findWriteObstacle(path);
  if (why !== undefined)
    throw unwritable(`the report cannot be written to ${shownAs}`, why, exitCodes.usage);
}

/**
 * Writes a report atomically. Only the owner of the file may read it.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 1; an existing file at the path is
 *   unchanged
 */
export async function saveReport(
  text: string,
  { path, shownAs }: SavedFile,
  options: SaveOptions = {},
): Promise<void> {
  await writeFileAtomic(path, text, options).catch((error: unknown) => {
    throw unwritable(`the report cannot be written to ${shownAs}`, systemCode(error));
  });
}

/** Writes an export as {@link saveReport} does, part by part. */
export async function saveExport(
  chunks: Iterable<string>,
  { path, shownAs }: SavedFile,
): Promise<void> {
  const what = `the export cannot be written to ${shownAs}`;
  const obstacle = await findWriteObstacle(path);
  if (obstacle !== undefined) throw unwritable(what, obstacle);
  await writeFileAtomic(path, chunks).catch((error: unknown) => {
    throw unwritable(what, systemCode(error));
  });
}

function unwritable(
  what: string,
  why: string,
  exitCode: ExitCode = exitCodes.error,
): HeadwaterError {
  return new HeadwaterError('report-unwritable', `${what} (${why})`, { exitCode });
}
