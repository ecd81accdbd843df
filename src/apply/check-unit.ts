import type { DatasetReading } from '../model/observed-state.js';
import type { UpstreamRecord } from '../model/upstream-lineage.js';
import type { EdgeChange } from '../plan/change.js';
import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type LineageUnit, unitDatasets } from './lineage-unit.js';

export type Readings = ReadonlyMap<DatasetUrn, DatasetReading>;

/** Whether a unit can still be written as it was approved. */
export type UnitCheck =
  /** `changes`: what is still to be written; empty when all of it is there already. */
  { readonly kind: 'ready'; readonly changes: readonly EdgeChange[] } | { readonly kind: 'conflict'; readonly why: string };

/**
 * Holds a planned unit against a fresh reading.
 *
 * Between the plan and the write somebody answers a prompt, and other writers go on. What is already there needs no
 * write; what became something else than the plan showed is nobody's to overwrite.
 */
export function checkUnit(unit: LineageUnit, readings: Readings, actor: CorpUserUrn): UnitCheck {
  const absent = unitDatasets(unit).find((urn) => readings.get(urn)?.kind !== 'present');
  if (absent !== undefined) return { kind: 'conflict', why: `${absent} is not there any more` };
  const records = upstreamsOf(readings.get(unit.urn));
  const open: EdgeChange[] = [];
  for (const change of unit.changes) {
    const verdict = checkChange(change, records, actor);
    if (verdict === 'open') open.push(change);
    else if (verdict !== 'done') return { kind: 'conflict', why: verdict.conflict };
  }
  return { kind: 'ready', changes: open };
}

export function upstreamsOf(reading: DatasetReading | undefined): readonly UpstreamRecord[] {
  return reading?.kind === 'present' ? (reading.lineage.value?.upstreams ?? []) : [];
}

function checkChange(
  change: EdgeChange,
  records: readonly UpstreamRecord[],
  actor: CorpUserUrn,
): 'open' | 'done' | { readonly conflict: string } {
  const present = records.filter(({ dataset }) => dataset === change.upstream);
  if (present.some(({ type }) => type === change.after.type)) return 'done';
  const [first] = present;
  if (first === undefined) return 'open';
  const expected = change.before?.type === first.type && present.every(({ created }) => created?.actor === actor);
  return expected ? 'open' : { conflict: `"${change.address}" is now there as ${first.type}` };
}
