import { type AspectView, bagsOf, edgesOf, isProtected, noteOn, stacksOn } from './aspect-view.js';
import { datasetOf, fieldPathOf, shortName } from './domain.js';
import { attributesOf, occurrencesIn, ownersOf, pairsOf } from './pairs.js';

/**
 * Describes a lineage aspect, one line for each element and each mark. Aspects with the same
 * meaning have equal lines, whatever the grouping or the order of their records.
 */
export function linesOf(name: string, view: AspectView): readonly string[] {
  const { aspect } = view;
  const opaque = (aspect?.fineGrainedLineages ?? [])
    .filter((record) => occurrencesIn(record).length === 0)
    .map((record) => JSON.stringify(record));
  return [
    ...edgeLines(name, view),
    ...markLines(name, view),
    ...pairLines(view).flatMap(({ lines }) => lines),
    ...opaque,
  ].sort();
}

function edgeLines(name: string, { aspect }: AspectView): readonly string[] {
  return edgesOf(aspect).map((record) => {
    const { properties, type, dataset, created: _, auditStamp: __, ...rest } = record;
    const { headwater: ___, ...others } = properties ?? {};
    return `${name} <- ${shortName(dataset)} ${type} ${JSON.stringify(rest)} ${JSON.stringify(others)}`;
  });
}

/**
 * Describes the marks of an edge with all its records. A mark that names only missing elements
 * counts for nothing.
 */
function markLines(name: string, view: AspectView): readonly string[] {
  const { aspect } = view;
  const pairs = [...pairsOf(view).values()];
  return [...new Set(edgesOf(aspect).map(({ dataset }) => dataset))].flatMap((upstream) =>
    stacksOn(aspect, upstream).flatMap((stack) => {
      const edge = bagsOf(aspect, upstream).some((bag) => bag[stack]?.edge === 1);
      const named = pairs.some(
        (pair) => pair[0].upstream === upstream && ownersOf(pair, view).includes(stack),
      );
      const sign = `${edge ? 'owned' : ''} ${isProtected(aspect, upstream, stack) ? 'protected' : ''} ${noteOn(aspect, upstream, stack)}`;
      return edge || named ? [`${name} <- ${shortName(upstream)} by ${stack}: ${sign}`] : [];
    }),
  );
}

/** The lines of a pair: one for each record with different content, with the owners of the pair. */
export interface PairLines {
  readonly key: string;
  readonly lines: readonly string[];
}

export function pairLines(view: AspectView): readonly PairLines[] {
  return [...pairsOf(view)].map(([key, pair]) => {
    const owners = ownersOf(pair, view).join('+');
    const lines = pair.map((one) => {
      const kind = one.changeable ? '' : 'fixed';
      return `${fieldText(one.field)} <- ${fieldText(one.from)} ${attributesOf(one)} ${kind} by ${owners}`;
    });
    return { key, lines: [...new Set(lines)].sort() };
  });
}

function fieldText(field: string): string {
  return `${shortName(datasetOf(field))}.${fieldPathOf(field)}`;
}
