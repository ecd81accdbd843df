import { MARK_PROPERTY, NO_MARK, readMarks, writeMarks } from '../model/mark.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { FineGrainedRecord, UpstreamRecord } from '../model/upstream-lineage.js';
import { canonicalJson } from '../plan/canonical-json.js';
import { recordPairs } from '../plan/lineage/observe-unit.js';
import type { Owner } from '../plan/lineage/owner.js';
import type { ApprovedUnit } from './approved-unit.js';

/** Everything in an aspect that is not ours to change, as one text: equal before and after a write, or something is lost. */
export function othersOf(unit: ApprovedUnit, reading: DatasetReading | undefined, owner: Owner): string {
  const value = reading?.kind === 'present' ? reading.lineage.value : undefined;
  const records = value?.upstreams ?? [];
  const ours = new Set<string>(
    unit.changes.flatMap((change) => (change.element === 'edge' && change.kind !== 'mark' ? [change.upstream] : [])),
  );
  return canonicalJson({
    ...value,
    upstreams: records.filter(({ dataset }) => !ours.has(dataset)).map((record) => withoutMark(record, owner)),
    fineGrainedLineages: (value?.fineGrainedLineages ?? []).flatMap((record) => withoutOurs(record, unit)),
  });
}

function withoutMark(record: UpstreamRecord, { key, formerly }: Owner): unknown {
  const { [MARK_PROPERTY]: text, ...others } = record.properties ?? {};
  const ours = new Map([key, ...formerly].map((name) => [name, NO_MARK] as const));
  const left = readMarks(text).ok ? writeMarks(text, ours) : text;
  return { ...record, properties: left === undefined ? others : { ...others, [MARK_PROPERTY]: left } };
}

function withoutOurs(record: FineGrainedRecord, { urn, changes }: ApprovedUnit): readonly unknown[] {
  const moved = new Set(
    changes.flatMap((change) => (change.element === 'pair' ? [`${change.downstreamField} ${change.upstreamField}`] : [])),
  );
  const gone = new Set(
    recordPairs(urn, record).flatMap(({ downstreamField, upstreamField, expressible }) =>
      expressible && moved.has(`${downstreamField} ${upstreamField}`) ? [upstreamField] : [],
    ),
  );
  if (gone.size === 0) return [record];
  const upstreams = (record.upstreams ?? []).filter((field) => !gone.has(field));
  return upstreams.length === 0 ? [] : [{ ...record, upstreams }];
}
