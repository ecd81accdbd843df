import { describe, expect, test } from 'vitest';
import { formatFindings, readManifests } from '../../support/manifest/reading.js';

/** Names that every JavaScript object inherits, and that columns and datasets may have as well. */
const names = [
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

describe.each(names)('the name %s', (name) => {
  test('is accepted for a column and a dataset', () => {
    const { desired, findings } = readManifests({
      'a.yaml': `version: 1
defaults: {platform: hive}
datasets:
  ${name}: {name: raw.${name}, create: true, columns: {${name}: date, other: {type: number}}}
  daily: {name: daily}
lineage:
  - downstream: daily
    upstreams: [${name}]
    columns:
      ${name}: ${name}.${name}
      "*": {from: ${name}.*, except: [${name}]}
`,
    });
    expect(formatFindings(findings)).toEqual([]);
    const [unit] = desired.units;
    expect(unit?.columns).toMatchObject([
      { kind: 'wildcard', except: [name] },
      { kind: 'explicit', downstreamColumn: name, upstreams: [{ column: name }] },
    ]);
    const made = desired.datasets.find(({ create }) => create !== undefined);
    expect(made?.shortNames).toEqual([name]);
    expect(made?.create?.columns.map(({ fieldPath }) => fieldPath)).toEqual([name, 'other'].sort());
  });

  test('is rejected as a key and as an environment', () => {
    const { findings } = readManifests({
      'a.yaml': `version: 1\n${name}: 1\ndefaults: {env: ${name}}\n`,
    });
    expect(findings.filter(({ level }) => level === 'error').map(({ name: code }) => code)).toEqual(
      ['unknown-key', 'unknown-env'],
    );
  });
});
