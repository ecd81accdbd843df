import { columnName, urnOf } from './warehouse.mjs';

/**
 * Makes the lineage of datasets as the catalog stores it, without marks.
 *
 * @param {readonly import('./warehouse.mjs').Dataset[]} datasets
 * @returns {readonly { urn: string, upstreams: readonly object[], pairs: readonly object[] }[]}
 */
export function lineageAspects(datasets) {
  return datasets.flatMap(({ upstreams, mappings }, i) =>
    upstreams.length === 0
      ? []
      : [
          {
            urn: urnOf(i),
            upstreams: upstreams.map(({ from, type }) => ({ dataset: urnOf(from), type })),
            fineGrainedLineages: mappings.map((mapping) => pairOf(i, mapping)),
          },
        ],
  );
}

function pairOf(i, { column, from, transform }) {
  return {
    upstreams: from.map((one) => fieldOf(one.dataset, one.column)),
    downstreams: [fieldOf(i, column)],
    ...(transform !== undefined && { transformOperation: transform }),
  };
}

function fieldOf(dataset, column) {
  return `urn:li:schemaField:(${urnOf(dataset)},${columnName(column)})`;
}
