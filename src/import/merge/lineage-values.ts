import type { LineageType } from '../../model/upstream-lineage.js';
import type { Printable, PrintableMap } from './print-value.js';

/** The attributes of a column pair. */
export interface PairAttributes {
  readonly transform?: string | undefined;
  readonly confidence: number;
}

/** The value of an item of `upstreams`. */
export function upstreamValue(dataset: Printable, type: LineageType): Printable {
  return type === 'TRANSFORMED'
    ? dataset
    : {
        entries: [
          ['dataset', dataset],
          ['type', type],
        ],
      };
}

/** The value of a key under `columns`. */
export function mappingValue(
  sources: readonly Printable[],
  { transform, confidence }: PairAttributes,
): Printable {
  const [only] = sources;
  const from = sources.length === 1 && only !== undefined ? only : sources;
  const attributes: PrintableMap['entries'] = [
    ...(transform === undefined ? [] : [['transform', transform] as const]),
    ...(confidence === 1 ? [] : [['confidence', { plain: numberText(confidence) }] as const]),
  ];
  return attributes.length === 0 ? from : { entries: [['from', from], ...attributes] };
}

/** Writes a number so that YAML 1.1 reads it as a number too. There, an exponent needs a fraction. */
export function numberText(value: number): string {
  return String(value).replace(/^(\d+)e/, '$1.0e');
}
