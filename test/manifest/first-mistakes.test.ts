import { it } from 'vitest';
import { readManifest } from '../../src/manifest/read-manifest.js';
import { expectMistakes, type Mistakes } from '../support/manifest/expect-mistakes.js';

const head = `version: 1
datasets:
  a: {platform: hive, name: a}
  b: {platform: hive, name: b}
`;
const entry = `${head}lineage:
  - downstream: b
    upstreams: [a]
`;
const mapped = (mapping: string) => `${entry}    columns:\n      x: ${mapping}\n`;
const dataset = (value: string) => `version: 1\ndatasets:\n  c: ${value}\nlineage: []\n`;
const columns = (value: string) =>
  dataset(`{platform: hive, name: c, create: true, columns: {x: ${value}}}`);

/** The mistakes that people make first. Each message says how to mend its mistake. */
const mistakes: Mistakes = {
  'a missing comma': mapped('{from: a.x transform: foo}'),
  'a missing comma behind a list': mapped('{from: [a.x, a.y] transform: foo}'),
  'a missing comma behind a transform': mapped('{from: a.x, transform: foo confidence: 0.5}'),
  'a missing comma before the next line': mapped('{from: a.x\n          transform: foo}'),
  'a transform with a colon, which needs quotes and no comma': mapped(
    '{from: a.x, transform: see: foo}',
  ),
  'columns at the start of a line': `${entry}defaults: {}\ncolumns:\n  x: a.x\n`,
  'columns beside the datasets': `${head}  columns:\n    x: string\nlineage: []\n`,
  'a dataset as text': dataset('hive:db.c'),
  'a dataset as a name': dataset('db.c'),
  'a dataset as an urn': dataset('urn:li:dataset:x'),
  'a dataset as words': dataset('my table'),
  'lineage as a mapping': `${head}lineage:\n  b:\n    upstreams: [a]\n`,
  'the type of a database': columns('varchar'),
  'the type of a database with a length': columns('"decimal(10,2)"'),
  'the type of a database under type': columns('{type: timestamp_ntz}'),
  'a key of a dataset at the start of a line': `${entry}platform: hive\n`,
  'a key of nothing at the start of a line': `${entry}frobnicate: 1\n`,
  'a yes of YAML 1.1': dataset('{platform: hive, name: c, create: yes}'),
};

it('each of the first mistakes is told with its remedy, and once', () =>
  expectMistakes(
    'first-mistakes',
    mistakes,
    (text) => readManifest({ path: 'a.yaml', text }).findings,
  ));
