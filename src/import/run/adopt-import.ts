import { compareText } from '../../errors/compare-text.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { exists } from '../../files/file-tree.js';
import { readTextFile } from '../../files/read-text-file.js';
import { prettyCanonicalJson } from '../../plan/document/canonical-json.js';
import { type Change, edgeId, elementId } from '../../plan/document/change.js';
import type { Plan } from '../../plan/document/plan.js';
import type { Adoption } from '../../report/document/import-report.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import { planStackReading } from '../../tasks/plan/plan-stack.js';
import { parseSavedPlan } from '../../tasks/plan/read-saved-plan.js';
import { MAX_SAVED_BYTES, type SavedFile, savePlan } from '../../tasks/process/saved-file.js';
import { type StackReading, stackOfFiles } from '../../tasks/stack/read-stack.js';
import type { StackRequest } from '../../tasks/stack/stack-request.js';
import type { IngestedEdges } from './find-ingested-edges.js';
import type { AdoptedImport, AdoptionOutcome, AdoptionRequest } from './import-request.js';

/** Returns the adoption that plans against a catalog and saves the plan in a file. */
export function adoptionOf(catalog: CatalogAccess, file: SavedFile): AdoptionRequest {
  return {
    readEarlier: () => readEarlierAdoption(file),
    run: (imported, request) => adoptImport(imported, { ...request, catalog }, file),
  };
}

/**
 * Reads the plan of an earlier adoption, which a new one replaces.
 *
 * @returns its text. Undefined if there is no file
 * @throws HeadwaterError `file-unwritable` for any other file, before anything is written
 */
async function readEarlierAdoption({ path, shownAs }: SavedFile): Promise<string | undefined> {
  if (!(await exists(path))) return undefined;
  const text = await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES });
  if (isAdoption(text, shownAs)) return text;
  throw new HeadwaterError(
    'file-unwritable',
    `${shownAs} exists, and is not the plan of an adoption; nothing was written`,
    { exitCode: exitCodes.error, hint: 'move or rename it, and run the import again' },
  );
}

function isAdoption(text: string, shownAs: string): boolean {
  try {
    return parseSavedPlan(text, shownAs).intent === 'adopt';
  } catch (error) {
    if (error instanceof HeadwaterError) return false;
    throw error;
  }
}

/**
 * Plans to mark the imported elements as ours, except elements that ingestion writes again and
 * again, and saves the plan.
 *
 * @throws HeadwaterError as `planStack`; `plan-unwritable`
 */
async function adoptImport(
  imported: AdoptedImport,
  request: StackRequest & { readonly catalog: CatalogAccess },
  file: SavedFile,
): Promise<AdoptionOutcome> {
  const intent = { kind: 'adopt' } as const;
  const planned = await planStackReading(importedStack(imported), { ...request, intent });
  if (planned.kind === 'invalid')
    return { adoption: nothing(file, []), findings: planned.report.findings };
  const { lineage, ingested = new Map() } = imported.read;
  const edges = new Set(
    lineage.units.flatMap((unit) =>
      unit.edges.map(({ upstream }) => edgeId(unit.downstream, upstream)),
    ),
  );
  const isOurs = (change: Change): boolean => {
    const id = lineageId(change);
    return id !== undefined && edges.has(id) && !ingested.has(id);
  };
  const others = planned.plan.changes.filter((change) => !isOurs(change));
  const held = new Set(others.map(elementId));
  const { plan } = held.size === 0 ? planned : planned.without(held);
  const leftToIngestion = countByWriter(others, ingested);
  const errors = plan.findings.filter(({ level }) => level === 'error');
  if (plan.changes.length === 0 || hasErrors(errors))
    return { adoption: nothing(file, leftToIngestion), findings: errors };
  const state = await save(plan, file, imported);
  const count = (element: Change['element']) =>
    plan.changes.filter((change) => change.element === element).length;
  const counts = { edges: count('edge'), pairs: count('pair') };
  return { adoption: { file: file.shownAs, state, ...counts, leftToIngestion }, findings: [] };
}

function nothing({ shownAs }: SavedFile, leftToIngestion: Adoption['leftToIngestion']): Adoption {
  return { file: shownAs, state: 'nothing', edges: 0, pairs: 0, leftToIngestion };
}

async function save(
  plan: Plan,
  file: SavedFile,
  { writes, before }: AdoptedImport,
): Promise<Adoption['state']> {
  if (before === prettyCanonicalJson(plan)) return 'unchanged';
  if (writes) await savePlan(plan, file);
  return before === undefined ? 'created' : 'replaced';
}

/** Returns the stack with the imported manifests, as the disk holds them after the import. */
function importedStack({ stack, sources, files }: AdoptedImport): StackReading {
  const texts = new Map(stack.files.map(({ path }) => [path, String(sources.get(path))]));
  for (const { path, after } of files) texts.set(path, after);
  const sorted = [...texts].sort(([a], [b]) => compareText(a, b));
  const all = sorted.map(([path, text]) => ({ path, text }));
  return stackOfFiles(stack, all);
}

/** Returns the identity of the edge that a change belongs to. */
function lineageId(change: Change): string | undefined {
  return change.element === 'dataset' ? undefined : edgeId(change.downstream, change.upstream);
}

/** Counts edges by the pipeline or run that writes them. The largest number comes first. */
function countByWriter(
  changes: readonly Change[],
  ingested: IngestedEdges,
): Adoption['leftToIngestion'] {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const writer = ingested.get(lineageId(change) ?? '');
    if (change.element === 'edge' && writer !== undefined)
      counts.set(writer, (counts.get(writer) ?? 0) + 1);
  }
  return [...counts]
    .map(([writer, edges]) => ({ writer, edges }))
    .sort((a, b) => b.edges - a.edges || compareText(a.writer, b.writer));
}
