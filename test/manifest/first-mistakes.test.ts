import { describe, expect, it } from 'vitest';
import { readManifest } from '../../src/manifest/read-manifest.js';

/** The mistakes that people make first, each with the message that mends it. */
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

interface Told {
  readonly message: string;
  /** The text in place of that at the finding. */
  readonly suggestion?: string;
}

const cases: readonly (readonly [title: string, text: string, told: Told])[] = [
  [
    'a missing comma',
    mapped('{from: a.x transform: foo}'),
    {
      message: 'a comma is missing before "transform:": write a.x, transform: foo',
      suggestion: 'a.x, transform: foo',
    },
  ],
  [
    'a missing comma behind a list',
    mapped('{from: [a.x, a.y] transform: foo}'),
    { message: 'a comma is missing before "transform:"' },
  ],
  [
    'a missing comma behind a transform',
    mapped('{from: a.x, transform: foo confidence: 0.5}'),
    {
      message: 'a comma is missing before "confidence:": write foo, confidence: 0.5',
      suggestion: 'foo, confidence: 0.5',
    },
  ],
  [
    'a missing comma before the next line',
    mapped('{from: a.x\n          transform: foo}'),
    {
      message: 'a comma is missing before "transform:": write a.x, transform: foo',
      suggestion: 'a.x, transform: foo',
    },
  ],
  [
    'a transform with a colon, which needs quotes and no comma',
    mapped('{from: a.x, transform: see: foo}'),
    {
      message:
        'quote the transform, since a colon makes a key of the words before it: transform: "see: foo"',
      suggestion: 'transform: "see: foo"',
    },
  ],
  [
    'columns at the start of a line',
    `${entry}defaults: {}\ncolumns:\n  x: a.x\n`,
    {
      message:
        '"columns" stands at the start of a line: indent it under its lineage entry or its dataset',
    },
  ],
  [
    'columns beside the datasets',
    `${head}  columns:\n    x: string\nlineage: []\n`,
    { message: '"columns" stands beside the datasets: indent it under its dataset' },
  ],
  [
    'a dataset as text',
    dataset('hive:db.c'),
    {
      message:
        'this should be a mapping, not the text "hive:db.c": write {platform: hive, name: db.c}',
      suggestion: '{platform: hive, name: db.c}',
    },
  ],
  [
    'a dataset as a name',
    dataset('db.c'),
    {
      message: 'this should be a mapping, not the text "db.c": write {name: db.c}',
      suggestion: '{name: db.c}',
    },
  ],
  [
    'a dataset as an urn',
    dataset('urn:li:dataset:x'),
    {
      message:
        'this should be a mapping, not the text "urn:li:dataset:x": write {urn: "urn:li:dataset:x"}',
      suggestion: '{urn: "urn:li:dataset:x"}',
    },
  ],
  [
    'a dataset as words',
    dataset('my table'),
    {
      message: 'this should be a mapping, not the text "my table"',
    },
  ],
  [
    'lineage as a mapping',
    `${head}lineage:\n  b:\n    upstreams: [a]\n`,
    {
      message: 'this should be a list, not a mapping: begin each entry with "- downstream: NAME"',
    },
  ],
  [
    'the type of a database',
    columns('varchar'),
    {
      message:
        '"varchar" is a type of a database, which the catalog keeps beside its own: write {type: string, nativeType: varchar}',
      suggestion: '{type: string, nativeType: varchar}',
    },
  ],
  [
    'the type of a database with a length',
    columns('"decimal(10,2)"'),
    {
      message:
        '"decimal(10,2)" is a type of a database, which the catalog keeps beside its own: write {type: number, nativeType: "decimal(10,2)"}',
      suggestion: '{type: number, nativeType: "decimal(10,2)"}',
    },
  ],
  [
    'the type of a database under type',
    columns('{type: timestamp_ntz}'),
    {
      message:
        '"timestamp_ntz" is a type of a database, which the catalog keeps beside its own: write type: time, nativeType: timestamp_ntz',
    },
  ],
  [
    'a key of a dataset at the start of a line',
    `${entry}platform: hive\n`,
    { message: '"platform" stands at the start of a line: indent it under its dataset' },
  ],
  [
    'a key of nothing at the start of a line',
    `${entry}frobnicate: 1\n`,
    { message: 'unknown key "frobnicate": known keys are "defaults"' },
  ],
  [
    'a yes of YAML 1.1',
    dataset('{platform: hive, name: c, create: yes}'),
    { message: 'this should be true or false, not the text "yes": write true', suggestion: 'true' },
  ],
];

describe('the first mistakes', () => {
  it.each(cases)(
    '%s is told with its remedy, and once',
    (_title, text, { message, suggestion }) => {
      const { findings } = readManifest({ path: 'a.yaml', text });
      const errors = findings.filter(({ level }) => level === 'error');
      expect(errors.map((one) => ({ message: one.message, suggestion: one.suggestion }))).toEqual([
        { message, suggestion },
      ]);
    },
  );
});
