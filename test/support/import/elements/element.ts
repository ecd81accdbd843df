import type { CodeName } from '../../../../src/errors/codes.js';
import type { FormatReading } from '../../../../src/model/portable-lineage.js';
import { importInto } from '../../manifest/importing.js';
import { statedElements } from '../../manifest/merge-oracle.js';
import { readManifests } from '../../manifest/reading.js';

/** A part of an input. It has to be in the manifests, or to be counted. */
export interface Element {
  /** What it is, for a failure. */
  readonly what: string;
  /** The element in the manifests that stands for it. Undefined if none can. */
  readonly key: string | undefined;
  /** The codes and records that account for it, each as `code record`. */
  readonly reasons: readonly string[];
  /** Those that account for what it is a part of, which may be in the manifests otherwise. */
  readonly wider?: readonly string[];
}

export function edgeKey(downstream?: string, upstream?: string): string | undefined {
  return downstream === undefined || upstream === undefined
    ? undefined
    : JSON.stringify(['edge', downstream, upstream]);
}

export function pairKey(
  downstream: string | undefined,
  column: string,
  upstream: string | undefined,
  from: string,
): string | undefined {
  return downstream === undefined || upstream === undefined
    ? undefined
    : JSON.stringify(['pair', downstream, upstream, column, from]);
}

export function datasetKey(urn: string | undefined): string | undefined {
  return urn === undefined ? undefined : JSON.stringify(['dataset', urn]);
}

export type Imported = Pick<FormatReading, 'lineage' | 'leftOut'>;

/**
 * Lists the elements that are neither in the manifests nor counted, and those that are in the
 * manifests although a reason of their own says that they are not.
 *
 * @param shared the codes of reasons that account for more than one element
 */
export function unaccounted(
  elements: readonly Element[],
  { lineage, leftOut }: Imported,
  shared: readonly CodeName[] = [],
): readonly string[] {
  const imported = importInto({ files: {} }, lineage);
  const { desired, findings } = readManifests(imported.project.files);
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join());
  const stated = new Set(
    [...statedElements(desired).keys()].flatMap((key) => {
      const [kind, ...urns] = JSON.parse(key) as readonly string[];
      const named = kind === 'none' ? urns.slice(0, 1) : urns.slice(0, 2);
      return [key, ...named.flatMap((urn) => datasetKey(urn) ?? [])];
    }),
  );
  const all = [...leftOut, ...imported.leftOut];
  const counted = new Map(all.map(({ code, record }) => [`${code} ${record}`, code]));
  return elements.flatMap(({ what, key, reasons, wider = [] }) => {
    const isIn = key !== undefined && stated.has(key);
    const isLost = wider.some((reason) => counted.has(reason));
    const codes = reasons.flatMap((reason) => counted.get(reason) ?? []);
    if (!isIn && !isLost && codes.length === 0)
      return [`neither in the manifests nor counted: ${what}`];
    const isDouble = isIn && codes.some((code) => !shared.includes(code));
    return isDouble ? [`in the manifests and counted: ${what}: ${codes.join()}`] : [];
  });
}
