// Lineage tests for the large job, and what the catalog says about its datasets.
import { openStore } from '../../../../lib/src/server/store/open-store.js';
import { columnName, urnOf } from './warehouse.mjs';

const DATAHUB = { actor: 'urn:li:corpuser:datahub', time: 1 };

/**
 * Adds owners, domains, and tags of datasets and columns to a catalog of the job. All datasets have
 * an owner, one in seven has a domain, one in eleven a tag, and one in three a tagged column.
 *
 * @param {string} path of the SQLite file
 * @param {number} count of datasets
 */
export function addFacts(path, count) {
  const store = openStore({ file: path });
  const writes = Array.from({ length: count }, (_, i) => factsOf(i)).flat();
  for (let from = 0; from < writes.length; from += 5000)
    store.write(writes.slice(from, from + 5000), DATAHUB);
  store.close();
}

function factsOf(i) {
  const tags = (tag) => ({ tags: [{ tag: `urn:li:tag:${tag}` }] });
  const owner = { owner: `urn:li:corpuser:team${i % 5}`, type: 'TECHNICAL_OWNER' };
  const field = { fieldPath: columnName(i % 10), globalTags: tags('PII') };
  const aspects = [
    ['ownership', { owners: [owner], lastModified: { time: 0, actor: owner.owner } }],
    i % 7 === 0 && ['domains', { domains: [`urn:li:domain:area${i % 3}`] }],
    i % 11 === 0 && ['globalTags', tags('gold')],
    i % 3 === 0 && ['editableSchemaMetadata', { editableSchemaFieldInfo: [field] }],
  ];
  return aspects.flatMap((aspect) =>
    aspect ? [{ urn: urnOf(i), name: aspect[0], value: aspect[1] }] : [],
  );
}

/**
 * Writes 100 tests of every form as YAML. Six of them are violated. Datasets have their upstreams a
 * few numbers before them, so groups of numbers are the layers.
 *
 * @param {number} count of datasets, at least 1000
 * @returns {string}
 */
export function testsText(count) {
  const digits = String(count - 1).length;
  /** The datasets whose number begins with these digits, of the largest length. */
  const layer = (start) => `"*.orders_${String(start).padEnd(digits, '?')}"`;
  /** Ten datasets in the middle of a layer. */
  const few = (start) => layer(`${start}${'5'.repeat(digits - 2)}`);
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const eight = nine.slice(0, -1);
  const forms = [
    // 8 direct, and 9 up the layers.
    ...eight.map((i) => `forbid: {from: ${layer(i + 1)}, to: ${layer(i)}, direct: true}`),
    ...nine.map((i) => `forbid: {from: ${few(i)}, to: ${layer(i === 1 ? 1 : i - 1)}}`),
    // 8 past a layer, and 8 around a selection.
    ...eight.map((i) => `forbid: {from: ${layer(i)}, to: ${layer(i + 2)}, direct: true}`),
    ...eight.map(
      (i) => `forbid: {from: ${layer(i)}, to: ${layer(i + 2)}, unless: {through: ${layer(i + 1)}}}`,
    ),
    // 17 of columns with a tag, 9 of them unless a transform is on the way.
    ...eight.map(
      (i) => `forbid: {from: {select: ${layer(i + 1)}, tag: PII, columns: true}, to: ${layer(i)}}`,
    ),
    ...nine.map(
      (i) =>
        `forbid: {from: {select: ${few(i)}, tag: PII, columns: true}, to: {select: ${few(i)}, not: {domain: area1}}, unless: {transform: "SUM*"}}`,
    ),
    // 37 properties.
    'require: {of: {kind: dataset, platform: snowflake}, depth: ">=0"}',
    ...nine.map((i) => `require: {of: ${layer(i)}, upstreams: ">=1", is: {owner: "team*"}}`),
    ...nine.map((i) => `require: {of: ${layer(i)}, downstreams: {count: "<=60", of: "*"}}`),
    ...nine.map((i) => `require: {of: ${layer(i)}, depth: "<=${count}"}`),
    ...nine.map((i) => `require: {of: ${layer(i)}, columns: {mapped: true, except: ["_*"]}}`),
    // 9 sources.
    ...eight.map((i) => `only: {to: ${few(i + 1)}, from: ${layer(i)}}`),
    `only: {to: ${few(1)}, from: "*", direct: true}`,
    'forbid: {cycle: true}',
    // 3 more that are violated.
    `require: {of: {tag: gold}, is: {owner: [team1, team2]}}, level: warning`,
    `require: {of: {domain: area0}, upstreams: ">=4"}`,
    `forbid: {from: ${few(2)}, to: ${few(2)}, direct: true}`,
  ];
  return `tests:\n${forms.map((form, i) => `  test-${i}: {${form}}\n`).join('')}`;
}
