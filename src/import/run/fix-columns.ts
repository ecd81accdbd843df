import { type CodeDifference, foldColumn } from '../../insight/code/compare-code.js';
import type { DesiredUnit, ExplicitMapping } from '../../model/desired-state.js';
import { groupBy } from '../../model/group-by.js';
import type { PortablePair, PortableUnit } from '../../model/portable-lineage.js';
import type { Sources, Stack } from '../../tasks/stack/read-stack.js';
import { type Element, elementKey, elementValue } from '../merge/element.js';
import { recordHash, recordText } from '../merge/import-record.js';
import type { ImportResult } from '../merge/import-types.js';
import { mergeImport } from '../merge/merge-import.js';

/**
 * Writes the columns of the code to the texts of the manifests: adds missing pairs, removes stale
 * ones, and sets transforms. A pair whose upstream is not declared stays missing, since edges are
 * not the concern of this merge.
 */
export function fixColumns(
  differences: readonly CodeDifference[],
  { settings, target, files }: Stack,
  sources: Sources,
): ImportResult {
  const fixes = [...groupBy(differences, ({ unit }) => unit)]
    .map(([unit, own]) => fixUnit(unit, own))
    .filter(({ source }) => source.edges.length > 0);
  return mergeImport({
    lineage: { units: fixes.map(({ source }) => source) },
    files: files.map(({ path }) => ({ path, text: String(sources.get(path)) })),
    record: recordText(
      new Map(fixes.map(({ source, owned }) => [source.downstream, hashes(owned)])),
      '',
    ),
    namespace: settings.catalog.namespace,
    target: target === null ? undefined : settings.targets.get(target),
    // The names of a record, of new files and of their layout are not used: none is written.
    options: {
      name: 'code',
      folder: '',
      by: 'single',
      transforms: 'keep',
      onClash: 'source',
      command: '',
      schema: '',
    },
  });
}

interface UnitFix {
  readonly source: PortableUnit;
  /** The elements that the merge takes for its own: it removes them if the source lacks them. */
  readonly owned: readonly Element[];
}

function fixUnit(unit: DesiredUnit, differences: readonly CodeDifference[]): UnitFix {
  const stale = differences.filter((one) => one.kind === 'stale');
  const changed = differences
    .filter((one) => one.kind === 'transform')
    .map(({ mapping, ref, pair }): PortablePair => {
      const { downstreamColumn, confidence } = mapping;
      return { ...pair, downstreamColumn, upstream: ref, confidence };
    });
  const left = new Set(stale.map(({ ref }) => ref));
  const staying = unit.columns.filter(
    (mapping) => mapping.kind === 'explicit' && mapping.upstreams.some((ref) => !left.has(ref)),
  ) as readonly ExplicitMapping[];
  const declared = new Map(unit.edges.map((edge) => [edge.upstream, edge]));
  const added = differences
    .filter((one) => one.kind === 'missing')
    .filter(({ pair }) => declared.has(pair.upstream.dataset))
    .map(({ pair }) => besideMapping(pair, staying, changed));
  const pairs = [...changed, ...added];
  const refs = [...pairs.map(({ upstream }) => upstream), ...left];
  const ends = new Set(refs.map(({ dataset }) => dataset));
  const edges = [...ends].flatMap((end) => declared.get(end) ?? []);
  return {
    source: { downstream: unit.downstream, edges, pairs, wildcards: [] },
    owned: [
      // New pairs go to a file that has an own element.
      ...edges.map(({ upstream, type, note }): Element => ({ kind: 'edge', upstream, type, note })),
      ...stale.map(({ mapping, ref }): Element => {
        const { downstreamColumn, transform, confidence } = mapping;
        const columns = { downstreamColumn, upstream: ref.dataset, column: ref.column };
        return { kind: 'pair', ...columns, transform, confidence };
      }),
    ],
  };
}

/** Gives a new pair the spelling and the attributes of the mapping that it joins. */
function besideMapping(
  pair: PortablePair,
  staying: readonly ExplicitMapping[],
  changed: readonly PortablePair[],
): PortablePair {
  const isSame = ({ downstreamColumn }: { readonly downstreamColumn: string }) =>
    foldColumn(downstreamColumn) === foldColumn(pair.downstreamColumn);
  const mapping = staying.find(isSame);
  if (mapping === undefined) return pair;
  const { downstreamColumn, transform, confidence } = mapping;
  const isChanged = changed.some(isSame);
  return { ...pair, downstreamColumn, confidence, ...(!isChanged && { transform }) };
}

function hashes(elements: readonly Element[]): ReadonlyMap<string, string> {
  return new Map(
    elements.map((one) => [recordHash(elementKey(one)), recordHash(elementValue(one))]),
  );
}
