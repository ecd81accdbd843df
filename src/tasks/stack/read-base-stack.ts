import { join, resolve } from 'node:path';
import { type Finding, finding, hasErrors } from '../../errors/finding.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { formatPlace } from '../../errors/place.js';
import type { BaseRevision } from '../../files/base-revision.js';
import { revisionTree } from '../../files/revision-tree.js';
import type { DesiredState, Ownership } from '../../model/desired-state.js';
import { readStackAt, type StackReading } from './read-stack.js';
import type { StackRequest } from './stack-request.js';

/** The declarations of the manifests at the base revision. */
export interface BaseStack {
  readonly desired: DesiredState;
  readonly ownership: Ownership;
  /** The reason why the base declares nothing, or null. The settings may be newer than the base. */
  readonly emptyReason: string | null;
  /**
   * Errors in the files of the base. They have no places, which would look like places in the work
   * tree. The message names revision, file and line.
   */
  readonly errors: readonly Finding[];
}

/**
 * Reads the settings as they were at the base, and the manifests that they named then. With errors
 * the desired state is incomplete.
 *
 * @param settings the name of the settings file
 */
export async function readBaseStack(
  base: BaseRevision,
  settings: string,
  request: StackRequest,
): Promise<BaseStack> {
  const { target, signal, progress } = request;
  const root = resolve(base.root);
  const tree = await revisionTree(root, base.commit);
  const path = join(root, base.prefix, settings);
  if (!(await tree.isFile(path))) return emptyBase(`${base.prefix}${settings} is not in it`);
  const location = { settings: path, shownAs: settings, tree, mayBeEmpty: true };
  try {
    return toBaseStack(await readStackAt({ ...location, target, progress, signal }), base);
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    if (error.codeName === 'unknown-target')
      return emptyBase(`its settings name no target "${target}"`);
    if (error.codeName !== 'unreadable-file' && error.codeName !== 'no-manifest-matches')
      throw error;
    const message = `${formatRevision(base)}: ${error.message}`;
    return { ...EMPTY_BASE, errors: [finding(error.codeName, { message })] };
  }
}

const EMPTY_BASE: BaseStack = {
  desired: { datasets: [], units: [] },
  ownership: 'shared',
  emptyReason: null,
  errors: [],
};

function emptyBase(why: string): BaseStack {
  return { ...EMPTY_BASE, emptyReason: why };
}

function toBaseStack(reading: StackReading, base: BaseRevision): BaseStack {
  if (reading.kind === 'bad-settings')
    return { ...EMPTY_BASE, errors: errorsAt(reading.findings, base) };
  const { desired, settings, files, findings } = reading.stack;
  const emptyReason = files.length === 0 ? 'no manifest is in it' : null;
  const errors = hasErrors(findings) ? errorsAt(findings, base) : [];
  return { desired, ownership: settings.ownership, emptyReason, errors };
}

function errorsAt(findings: readonly Finding[], base: BaseRevision): readonly Finding[] {
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ place, related, message, ...one }) => {
      const where = place ? `, ${formatPlace(place)}` : '';
      return { ...one, message: `${formatRevision(base)}${where}: ${message}` };
    });
}

/** Formats a revision: `at main (0123456789ab)`. */
function formatRevision({ ref, commit }: BaseRevision): string {
  return `at ${ref} (${commit.slice(0, 12)})`;
}
