import { kindOf, kinds } from '../../model/kinds.js';
import { longName } from '../../plan/document/address-book.js';
import type {
  AffectedColumn,
  DownstreamCount,
  Impact,
  ImpactLimit,
  NamedEntity,
} from '../../plan/document/impact.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { ImpactReport } from '../document/report-document.js';
import { countEntities } from './entity-words.js';
import { escapeControls } from './escape.js';
import { truncateMiddle } from './fitting.js';
import { pluralize } from './pluralize.js';

/** Describes the impact of a plan on downstream columns, if any, as clauses without a full stop. */
export function impactFacts({ columns, counts, downstream, limits }: Impact): readonly string[] {
  const below = downstream.map(entityCount);
  return [
    ...(counts.columns > 0 ? [affectedFact(counts, columns)] : []),
    ...(counts.metadata > 0
      ? [`${pluralize(counts.metadata, 'column')} where only a confidence or a transform changes`]
      : []),
    ...(below.length > 0 ? [`downstream of what changes: ${below.join(', ')}`] : []),
    ...limits.map(({ message }) => `may be more: ${message}`),
  ];
}

/**
 * Names the entities that lose their last input: `1 chart loses its last input: revenue_by_day`.
 * Empty without one.
 */
export function lostInputLines({ withoutInputs = [] }: Impact): readonly string[] {
  if (withoutInputs.length === 0) return [];
  const counts = countEntities(withoutInputs.map(({ urn }) => urn));
  const lose = withoutInputs.length === 1 ? 'loses its' : 'lose their';
  return [`${counts} ${lose} last input: ${withoutInputs.map(nameText).join(', ')}`];
}

/** The maximum length of a name in a line that names several. */
const MAX_NAME = 60;

/** Returns the name of an entity beside a word for its kind, which a long name has too. */
export function nameText({ urn, address }: NamedEntity): string {
  const shown = address === longName(urn) ? address.slice(address.indexOf(':') + 1) : address;
  return truncateMiddle(escapeControls(shown), MAX_NAME);
}

function affectedFact(counts: Impact['counts'], listed: Impact['columns']): string {
  const { columns, direct, datasets, additive, narrowing, reRoute } = counts;
  const categories = [
    ...(additive > 0 ? [`${additive} additive`] : []),
    ...(narrowing > 0 ? [`${narrowing} narrowing`] : []),
    ...(reRoute > 0 ? [`${reRoute} re-routed`] : []),
  ];
  const isOfDataset = ({ column }: AffectedColumn) => parseSchemaFieldUrn(column).ok;
  const noun = listed.every(isOfDataset) ? 'dataset' : 'entity';
  const of = `${pluralize(columns, 'column')} of ${pluralize(datasets, noun)}`;
  return `${of} affected, ${direct} directly and ${columns - direct} further downstream: ${categories.join(', ')}`;
}

/**
 * Describes a limit of the impact in one line. It comes at the end, so that a reader of a long
 * report sees it.
 */
export function limitLine({ message }: ImpactLimit): string {
  return `There may be more: ${escapeControls(message)}.`;
}

/** `2 dashboards`. The catalog's type, in lower case. */
export function entityCount({ type, count }: DownstreamCount): string {
  return pluralize(count, escapeControls(type.toLowerCase().replaceAll('_', ' ')));
}

/** The affected columns that a plan lists, and the number of columns that it only counts. */
export interface AffectedColumns {
  readonly listed: readonly AffectedColumn[];
  readonly unlisted: number;
}

/** Additions come last, so that a budget cuts them first. */
const OTHER_CATEGORIES = ['re-route', 'metadata', 'additive'] as const;

/**
 * Splits the affected columns, so that no budget cuts the columns that lose ancestors. Of these,
 * columns further downstream come first: a removal already tells the others.
 */
export function splitImpact({
  columns,
  counts,
}: Impact): Readonly<Record<'narrowing' | 'others', AffectedColumns>> {
  const narrowing = columns.filter(({ category }) => category === 'narrowing');
  const others = OTHER_CATEGORIES.flatMap((kind) =>
    columns.filter(({ category }) => category === kind),
  );
  const { narrowing: lost, columns: all, metadata } = counts;
  return {
    narrowing: {
      listed: [
        ...narrowing.filter(({ direct }) => !direct),
        ...narrowing.filter(({ direct }) => direct),
      ],
      unlisted: Math.max(0, lost - narrowing.length),
    },
    others: {
      listed: others,
      unlisted: Math.max(0, all - Math.max(lost, narrowing.length) + metadata - others.length),
    },
  };
}

export const NARROWING_TITLE = 'Columns that lose ancestors';

export const LOST_INPUTS_TITLE = 'Without inputs';

export const AFFECTED_TITLE = 'Affected columns';

/** Returns a note about columns that a plan counts and does not list. Empty if there are none. */
export function unlistedNote(count: number): string {
  return count === 0
    ? ''
    : `… and ${pluralize(count, 'more column')} that the plan counts and does not list. headwater impact DATASET lists those of one dataset.`;
}

/** Counts the entities that only the index lists, apart from datasets. */
function unlistedTypes(
  downstream: readonly DownstreamCount[],
  listed: ImpactReport['datasets'],
): readonly DownstreamCount[] {
  const others = downstream.filter(({ type }) => type !== kinds.dataset.graphType);
  return others.flatMap(({ type, count }) => {
    const known = listed.filter(({ urn }) => kindOf(urn).graphType === type).length;
    return known < count ? [{ type, count: count - known }] : [];
  });
}

/** Counts the dependents in one line. */
export function impactSummary({ columns, datasets, downstream }: ImpactReport): string {
  const others = unlistedTypes(downstream, datasets);
  const also =
    others.length === 0 ? '' : `; also downstream: ${others.map(entityCount).join(', ')}`;
  if (columns.length === 0 && datasets.length === 0) return `Impact: nothing depends on it${also}.`;
  const direct = columns.filter(({ distance }) => distance === 1).length;
  const depend = columns.length === 1 ? 'depends' : 'depend';
  const how =
    columns.length === 0
      ? ''
      : `, ${direct} directly and ${columns.length - direct} by way of others`;
  return `Impact: ${pluralize(columns.length, 'column')} ${depend} on it${how}; ${countEntities(datasets.map(({ urn }) => urn))} downstream${also}.`;
}
