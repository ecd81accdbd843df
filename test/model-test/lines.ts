import { datasetOf, fieldPathOf, shortName } from './domain.js';
import { attributesOf, occurrencesIn, ownersOf, pairsOf } from './pairs.js';
import { bagsOf, edgesOf, isProtected, type Sight, stacksOn } from './picture.js';

/** One line for each element and each sign on it; equal lines say the same, whoever grouped or ordered the records how. */
export function linesOf(name: string, sight: Sight): readonly string[] {
  const { aspect } = sight;
  const opaque = (aspect?.fineGrainedLineages ?? [])
    .filter((record) => occurrencesIn(record).length === 0)
    .map((record) => JSON.stringify(record));
  return [
    ...edgeLines(name, sight),
    ...markLines(name, sight),
    ...pairLines(sight).flatMap(({ lines }) => lines),
    ...opaque,
  ].sort();
}

function edgeLines(name: string, { aspect }: Sight): readonly string[] {
  return edgesOf(aspect).map((record) => {
    const { properties, type, dataset, created: _, auditStamp: __, ...rest } = record;
    const { headwater: ___, ...others } = properties ?? {};
    return `${name} <- ${shortName(dataset)} ${type} ${JSON.stringify(rest)} ${JSON.stringify(others)}`;
  });
}

/** Of an edge with all its records. A mark that names nothing that is there says nothing. */
function markLines(name: string, sight: Sight): readonly string[] {
  const { aspect } = sight;
  const pairs = [...pairsOf(sight).values()];
  return [...new Set(edgesOf(aspect).map(({ dataset }) => dataset))].flatMap((upstream) =>
    stacksOn(aspect, upstream).flatMap((stack) => {
      const edge = bagsOf(aspect, upstream).some((bag) => bag[stack]?.edge === 1);
      const named = pairs.some(
        (pair) => pair[0].upstream === upstream && ownersOf(pair, sight).includes(stack),
      );
      const sign = `${edge ? 'owned' : ''} ${isProtected(aspect, upstream, stack) ? 'protected' : ''}`;
      return edge || named ? [`${name} <- ${shortName(upstream)} by ${stack}: ${sign}`] : [];
    }),
  );
}

/** A pair by its lines: one for each record that says something else of it, with those that it belongs to. */
export interface PairLines {
  readonly key: string;
  readonly lines: readonly string[];
}

export function pairLines(sight: Sight): readonly PairLines[] {
  return [...pairsOf(sight)].map(([key, pair]) => {
    const owners = ownersOf(pair, sight).join('+');
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
