import { columnName, urnOf } from './warehouse.mjs';

/**
 * Writes the lineage of datasets in the format of the official client's source
 * `datahub-lineage-file`.
 *
 * @param {readonly import('./warehouse.mjs').Dataset[]} datasets
 * @returns {string}
 */
export function lineageFile(datasets) {
  const entries = datasets.flatMap((dataset, i) =>
    dataset.upstreams.length === 0 ? [] : [entryText(datasets, i)],
  );
  return `version: 1\nlineage:\n${entries.join('')}`;
}

function entryText(datasets, i) {
  const { name, upstreams, mappings } = datasets[i];
  return [
    `  - ${entityText(name)}    upstream:\n`,
    ...upstreams.map(({ from }) => `      - ${entityText(datasets[from].name, '      ')}`),
    '    fineGrainedLineages:\n',
    ...mappings.map((mapping) => mappingText(i, mapping)),
  ].join('');
}

function entityText(name, indent = '  ') {
  const lines = [`name: ${name}`, 'type: dataset', 'env: PROD', 'platform: snowflake'];
  return `entity:\n${lines.map((line) => `${indent}    ${line}\n`).join('')}`;
}

function mappingText(i, { column, from, transform = null }) {
  const upstreams = from.map((one) => `          - ${fieldText(one.dataset, one.column)}\n`);
  return `      - upstreamType: FIELD_SET
        upstreams:
${upstreams.join('')}        downstreamType: FIELD
        downstreams:
          - ${fieldText(i, column)}
        transformOperation: ${transform}
        confidenceScore: 1.0
`;
}

function fieldText(dataset, column) {
  return `urn:li:schemaField:(${urnOf(dataset)},${columnName(column)})`;
}
