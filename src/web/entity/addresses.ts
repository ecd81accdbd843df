import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { Direction } from './entity.js';

const PREFIX = '/dataset/';

/** The address of a dataset's page. */
export function datasetPath(urn: string): string {
  return PREFIX + encodeURIComponent(urn.toWellFormed());
}

/**
 * The urn in an address. It may be encoded or not. The urn itself may hold percent-encodings, so
 * the reading that gives a valid urn counts.
 */
export function urnOfPath(path: string): string {
  const text = path.slice(PREFIX.length).replace(/\/$/, '');
  const readings = [decode(text, decodeURIComponent), decode(text, decodeURI), text];
  return readings.find((one) => parseDatasetUrn(one).ok) ?? readings[0] ?? text;
}

function decode(text: string, decoder: (text: string) => string): string {
  try {
    return decoder(text);
  } catch {
    return text;
  }
}

const SUFFIX = '/Lineage';

/** The addresses of graphs. An urn that is not encoded may hold slashes. */
export const LINEAGE_ROUTE: RegExp = /^\/dataset\/.+\/Lineage\/?$/;

/** The address of the lineage graph of a dataset. */
export function lineagePath(urn: string): string {
  return datasetPath(urn) + SUFFIX;
}

/** The address of the lineage graph with the path of a column of its dataset. */
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
