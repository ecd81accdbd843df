import { test } from 'vitest';
import { expectMistakes, type Mistakes } from '../support/manifest/expect-mistakes.js';
import { readBesideDatasets } from '../support/manifest/reading.js';

/** A manifest with one lineage test of this content. */
function rule(content: string): string {
  return `version: 1\ntests:\n  rule: ${content}\n`;
}

const mistakes: Mistakes = {
  'no form': rule('{level: warning}'),
  'a mistyped form': rule('{forbit: {from: raw, to: daily}}'),
  'two forms': rule('{forbid: {cycle: true}, require: {of: raw, upstreams: 1}}'),
  'require beside only': rule('{only: {to: daily, from: raw}, require: {of: raw, depth: 1}}'),
  'a form at the start of a line': 'version: 1\ntests:\n  rule:\nforbid: {from: raw, to: daily}\n',
  'an unknown key': rule('{forbid: {form: raw, to: daily}}'),
  'an unknown key of a selector': rule('{forbid: {from: {tags: PII}, to: daily}}'),
  'the ends without a form': rule('{from: raw, to: daily}'),
  'no end': rule('{forbid: {from: raw}}'),
  'a cycle with ends': rule('{forbid: {cycle: true, from: raw, direct: true}}'),
  'no cycle': rule('{forbid: {cycle: false}}'),
  'a text in place of true': rule('{forbid: {cycle: yes}}'),
  'a bad comparison': rule('{require: {of: raw, upstreams: ">1x"}}'),
  'a comparison without a number': rule('{require: {of: raw, upstreams: {count: ">="}}}'),
  'a negative number': rule('{require: {of: raw, depth: -1}}'),
  'half an upstream': rule('{require: {of: raw, downstreams: 1.5}}'),
  'no count': rule('{require: {of: raw, upstreams: {of: daily}}}'),
  'columns of a requirement': rule('{require: {of: {tag: PII, columns: true}, depth: 1}}'),
  'columns deep in a requirement': rule(
    '{require: {of: raw, is: {not: [raw, {columns: a, tag: b}]}}}',
  ),
  'an unknown word for columns': rule('{require: {of: raw, columns: maped}}'),
  'a list of columns to map': rule('{require: {of: raw, columns: [a]}}'),
  'columns that are not mapped': rule('{require: {of: raw, columns: {mapped: false}}}'),
  'no property': rule('{require: {of: raw}}'),
  'a mistyped property': rule('{require: {of: raw, upstream: 1}}'),
  'an empty selector': rule('{forbid: {from: {}, to: daily}}'),
  'an empty list': rule('{forbid: {from: [], to: daily}}'),
  'an empty list of facts': rule('{forbid: {from: {tag: []}, to: daily}}'),
  'an empty expression': rule('{forbid: {from: "", to: [daily, ""]}}'),
  'hops without a name': rule('{forbid: {from: "+", to: {select: 2+}}}'),
  'hops without a name in a list': rule('{require: {of: {select: [raw, "2++3"]}, depth: 1}}'),
  'an empty pattern': rule('{forbid: {from: {tag: ""}, to: {owner: [""]}}}'),
  'no columns': rule('{forbid: {from: {columns: false}, to: daily}}'),
  'a number in place of a selector': rule('{forbid: {from: 5, to: daily}}'),
  'an empty exception': rule('{forbid: {from: raw, to: daily, unless: {}}}'),
  'a bad name': 'version: 1\ntests:\n  marts not from raw: {forbid: {cycle: true}}\n',
  'a level that is off': rule('{forbid: {cycle: true}, level: off}'),
  'a mistyped level': rule('{forbid: {cycle: true}, level: warn}'),
  'a level that is none': rule('{forbid: {cycle: true}, level: high}'),
  'an empty description': rule('{forbid: {cycle: true}, description: ""}'),
  'a text in place of a test': rule('no-cycles'),
  'a list of tests': 'version: 1\ntests:\n  - forbid: {cycle: true}\n',
  'nothing under a form': rule('{forbid: }'),
  'a name twice in a file': `${rule('{forbid: {cycle: true}}')}  rule: {forbid: {cycle: true}}\n`,
  'a control character in a selector': rule('{forbid: {from: "a\\0b", to: daily}}'),
  'a comparison without quotes': rule('{require: {of: raw, upstreams: >=1}}'),
  'a comparison without quotes in a block': rule('\n    require:\n      of: raw\n      upstreams: >=1\n      depth: >2'),
  'a pattern without quotes': rule('{forbid: {from: *.raw.*, to: *}}'),
  'a pattern without quotes in a list': rule('{forbid: {from: [*.raw.*, b], to: a}}'),
  'a pattern without quotes in a block': rule(
    '\n    forbid:\n      from: *.raw.*\n      to: daily\n      unless:\n        transform: *hash*',
  ),
};

test('mistakes of lineage tests', () =>
  expectMistakes('lineage-tests', mistakes, readBesideDatasets));
