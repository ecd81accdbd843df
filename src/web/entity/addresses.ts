import { isKnownType } from '../../model/kinds.js';
import { asEntityUrn, type EntityType } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import type { Direction } from './entity.js';

/** The addresses of entities begin with these words, as in DataHub. */
const ROOTS: Readonly<Record<EntityType, string>> = {
  dataset: 'dataset',
  dataJob: 'tasks',
  chart: 'chart',
  dashboard: 'dashboard',
};

function addressOf(urn: string, root: string): string {
  return `/${root}/${encodeURIComponent(urn.toWellFormed())}`;
}

/** The address of a dataset's page. */
export function datasetPath(urn: string): string {
  return addressOf(urn, ROOTS.dataset);
}

/** The address of an entity: the page of a dataset, or a graph. Undefined: it has neither. */
export function entityPath(urn: string): string | undefined {
  const type = urnEntityType(urn);
  if (!isKnownType(type)) return undefined;
  return type === 'dataset' ? datasetPath(urn) : lineagePath(urn);
}

/**
 * The urn in an address. It may be encoded or not. The urn itself may hold percent-encodings, so
 * the reading that gives a valid urn counts.
 */
export function urnOfPath(path: string): string {
  const text = path.replace(/^\/[a-z]+\//, '').replace(/\/$/, '');
  const readings = [decode(text, decodeURIComponent), decode(text, decodeURI), text];
  return readings.find((one) => asEntityUrn(one).ok) ?? readings[0] ?? text;
}

function decode(text: string, decoder: (text: string) => string): string {
  try {
    return decoder(text);
  } catch {
    return text;
  }
}

const SUFFIX = '/Lineage';

/**
 * The addresses of graphs. An urn that is not encoded may hold slashes. Entities other than datasets
 * have no page beside their graph.
 */
export const LINEAGE_ROUTE: RegExp =
  /^\/(?:dataset\/.+\/Lineage|(?:tasks|chart|dashboard)\/.+?)\/?$/;

/** The address of the lineage graph of an entity. */
export function lineagePath(urn: string): string {
  const type = urnEntityType(urn);
  return addressOf(urn, isKnownType(type) ? ROOTS[type] : ROOTS.dataset) + SUFFIX;
}

/** The address of the lineage graph with the path of a column of its dataset or chart. */
export function columnPath(urn: string, column: string, direction?: Direction): string {
  const params = { col: column.toWellFormed(), ...(direction && { dir: direction }) };
  return `${lineagePath(urn)}?${new URLSearchParams(params)}`;
}

/** The urn in an address that {@link lineagePath} makes. */
export function urnOfLineagePath(pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  return urnOfPath(path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path);
}

/** The tabs of a dataset, in their order. */
export const datasetTabs = ['columns', 'lineage', 'properties'] as const;

export type DatasetTab = (typeof datasetTabs)[number];

/** The parts of the address of a dataset besides its urn. */
export interface DatasetView {
  readonly tab: DatasetTab;
  /** The text to find among the columns. */
  readonly find: string;
}

export function readDatasetView(search: string): DatasetView {
  const params = new URLSearchParams(search);
  const tab = datasetTabs.find((one) => one === params.get('tab')) ?? 'columns';
  return { tab, find: params.get('find') ?? '' };
}

/** The query string of a view, without defaults. */
export function datasetSearch({ tab, find }: DatasetView): string {
  const params = new URLSearchParams();
  if (tab !== 'columns') params.set('tab', tab);
  if (find !== '') params.set('find', find);
  return params.size === 0 ? '' : `?${params}`;
}
