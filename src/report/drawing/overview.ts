import { compareText } from '../../errors/compare-text.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { pluralize } from '../words/pluralize.js';
import { pairFields } from './collapse.js';
import { type BoxKey, type Drawing, type DrawnDataset, type GroupKey, isLost } from './drawing.js';
import { groupLinks, innerRow, type LostLinks } from './group-links.js';

export interface OverviewOptions {
  /** `schema`: the name of a dataset without its last segment. */
  readonly by: 'schema' | 'platform';
  /**
   * The way to draw links that go away: as they are, as edges between the boxes of their datasets,
   * or as edges between groups.
   */
  readonly lost: LostLinks;
}

/**
 * Draws datasets as boxes of their schemas or platforms. The links between boxes, and a row in each
 * box, count the edges and the column pairs. Links that go away may stay as they are.
 */
export function overview(drawing: Drawing, options: OverviewOptions): Drawing {
  const keys = boxKeys(drawing, options);
  const links = groupLinks(drawing.links, { keys, lost: options.lost });
  const fields = new Set(
    options.lost === 'links' ? drawing.links.filter(isLost).flatMap(pairFields) : [],
  );
  const members = groupBy(drawing.datasets, ({ urn }) => keys.get(urn) ?? urn);
  const datasets = [...members].map(([key, all]) =>
    key === all[0].urn
      ? { ...all[0], columns: all[0].columns.filter(({ field }) => fields.has(field)) }
      : groupBox(key as GroupKey, all, { ...options, row: innerRow(key, links.inner) }),
  );
  return {
    datasets: datasets.sort((a, b) => compareText(a.urn, b.urn)),
    links: links.between,
    leftOut: [...drawing.leftOut, ...groupedNote(drawing, datasets, options)],
  };
}

function groupedNote(
  before: Drawing,
  datasets: readonly DrawnDataset[],
  { by }: OverviewOptions,
): readonly string[] {
  const groups = datasets.filter(({ state }) => state === 'group').length;
  const grouped = before.datasets.length - (datasets.length - groups);
  const boxes = groups === 1 ? '1 box stands' : `${groups} boxes stand`;
  return grouped === 0
    ? []
    : [`${pluralize(grouped, 'dataset')} one by one: ${boxes} for them, by ${by}`];
}

/** The box of each dataset. A dataset that is alone in its group keeps a box of its own. */
function boxKeys(
  { datasets, links }: Drawing,
  { by, lost }: OverviewOptions,
): ReadonlyMap<BoxKey, BoxKey> {
  const kept = new Set<BoxKey>(
    lost !== 'groups'
      ? links.filter(isLost).flatMap(({ upstream, downstream }) => [upstream, downstream])
      : [],
  );
  const groups = groupBy(
    datasets.filter(({ urn }) => !kept.has(urn)),
    ({ urn }) => groupKey(urn, by),
  );
  return new Map(
    [...groups].flatMap(([key, all]) =>
      all.length === 1 ? [] : all.map(({ urn }) => [urn, key] as const),
    ),
  );
}

function groupKey(urn: BoxKey, by: OverviewOptions['by']): GroupKey {
  const { platform, schema, env } = partsOf(urn);
  return ['group', platform, env, ...(by === 'schema' ? [schema] : [])].join('\n') as GroupKey;
}

interface GroupParts {
  readonly platform: string;
  readonly env: string;
  /** Empty for a name of one segment. */
  readonly schema: string;
}

function partsOf(urn: BoxKey): GroupParts {
  const parts = parseDatasetUrn(urn);
  if (!parts.ok) return { platform: 'other datasets', env: '', schema: '' };
  const { platform, name, env } = parts.value;
  return { platform, env, schema: name.slice(0, Math.max(0, name.lastIndexOf('.'))) };
}

interface GroupLook extends OverviewOptions {
  readonly row: DrawnDataset['columns'];
}

function groupBox(
  key: GroupKey,
  members: NonEmpty<DrawnDataset>,
  { by, row }: GroupLook,
): DrawnDataset {
  const { platform, schema, env } = partsOf(members[0].urn);
  const count = pluralize(members.length, 'dataset');
  const isSchema = by === 'schema' && schema !== '';
  return {
    urn: key,
    name: isSchema ? schema : platform,
    caption: [...(isSchema ? [platform] : []), ...(env === '' ? [] : [env]), count].join(', '),
    state: 'group',
    notes: [],
    columns: row,
  };
}
