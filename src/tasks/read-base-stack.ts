import { join, resolve } from 'node:path';
import { type Finding, finding, hasErrors } from '../errors/finding.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { formatPlace } from '../errors/place.js';
import type { BaseRevision } from '../files/base-revision.js';
import { revisionTree } from '../files/revision-tree.js';
import type { DesiredState, Ownership } from '../model/desired-state.js';
import { readStackAt, type StackReading, type StackRequest } from './read-stack.js';

/** What the manifests said at the base. */
export interface BaseStack {
  readonly desired: DesiredState;
  readonly ownership: Ownership;
  /** Why nothing was declared there, or null: the settings may be younger than the base. */
  readonly nothing: string | null;
  /**
   * What is wrong there, at level error. Without places, which would read as places of the work tree: the message names
   * revision, file and line.
   */
  readonly errors: readonly Finding[];
}

/**
 * Reads the same settings as they were at the base, and the manifests that they named then. With errors the state is not
 * whole.
 *
 * @param settings the name of the settings file
 */
export async function readBaseStack(base: BaseRevision, settings: string, request: StackRequest): Promise<BaseStack> {
  const { target, signal } = request;
  const root = resolve(base.root);
  const tree = await revisionTree(root, base.commit);
  const path = join(root, base.prefix, settings);
  if (!(await tree.isFile(path))) return nothingAt(`${base.prefix}${settings} is not in it`);
  try {
    return stackOf(await readStackAt({ settings: path, shownAs: settings, tree, mayBeEmpty: true, target, signal }), base);
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    if (error.codeName === 'unknown-target') return nothingAt(`its settings name no target "${target}"`);
    if (error.codeName !== 'unreadable-file' && error.codeName !== 'no-manifest-matches') throw error;
    return { ...NOTHING, errors: [finding(error.codeName, { message: `${inWords(base)}: ${error.message}` })] };
  }
}

const NOTHING: BaseStack = { desired: { datasets: [], units: [] }, ownership: 'shared', nothing: null, errors: [] };

function nothingAt(why: string): BaseStack {
  return { ...NOTHING, nothing: why };
}

function stackOf(reading: StackReading, base: BaseRevision): BaseStack {
  if (reading.kind === 'bad-settings') return { ...NOTHING, errors: errorsAt(reading.findings, base) };
  const { desired, settings, files, findings } = reading.stack;
  const nothing = files.length === 0 ? 'no manifest is in it' : null;
  return { desired, ownership: settings.ownership, nothing, errors: hasErrors(findings) ? errorsAt(findings, base) : [] };
}

function errorsAt(findings: readonly Finding[], base: BaseRevision): readonly Finding[] {
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ place, related, message, ...one }) => {
      const where = place ? `, ${formatPlace(place)}` : '';
      return { ...one, message: `${inWords(base)}${where}: ${message}` };
    });
}

/** `at main (0123456789ab)` */
function inWords({ ref, commit }: BaseRevision): string {
  return `at ${ref} (${commit.slice(0, 12)})`;
}
