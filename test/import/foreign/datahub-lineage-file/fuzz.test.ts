import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { HeadwaterError } from '../../../../src/errors/headwater-error.js';
import { readLineageFile } from '../../../../src/import/foreign/datahub-lineage-file/read-lineage-file.js';
import { readRecipe } from '../../../../src/import/foreign/datahub-lineage-file/read-recipe.js';
import type { Json } from '../../../../src/model/json.js';
import { campaignRows } from '../../../campaigns/campaign.js';
import { cutTexts } from '../../../support/import/spoil.js';

const text = readFileSync(new URL('fixtures/simple.yml', import.meta.url), 'utf8');
const columns = `    fineGrainedLineages:
      - upstreamType: FIELD_SET
        upstreams: ["urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:kafka,b,PROD),x)"]
        downstreamType: FIELD
        downstreams: ["urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:kafka,a,PROD),y)"]
        transformOperation: z
        confidenceScore: 0.5
`;
const withColumns = `version: 1
lineage:
  - entity: {name: a, type: dataset, env: PROD, platform: kafka, platform_instance: null}
    upstream:
      - entity: {name: b, type: dataset, env: PROD, platform: kafka}
${columns}`;

const replacements: readonly Json[] = [
  ...[null, true, 0, -1, 1e308, '', 'x', '\u0024{X}', '\u0024{', '\u0000', '\uD800', [], {}],
  ...[[null], [[]], { entity: [] }, { __proto__: 1 }, ['x'], 'urn:li:dataset:(', '__proto__'],
];

test('a file may be cut off anywhere', () => {
  for (const whole of [text, withColumns])
    for (const beginning of campaignRows([...cutTexts(whole)], 150)) expectOrderly(beginning);
});

test('each value may be replaced by any other', () => {
  for (const whole of [text, withColumns])
    for (const changed of campaignRows([...replaced(parse(whole) as Json)], 200)) {
      expectOrderly(stringify(changed));
      expectOrderly(JSON.stringify(changed));
    }
});

test('each key may be an odd one', () => {
  for (const key of ['__proto__', 'constructor', '? [a]', '<<', '!tag x', '&a x', '*a'])
    for (const { 0: found, index } of withColumns.matchAll(/\w+(?=:)/g))
      expectOrderly(withColumns.slice(0, index) + key + withColumns.slice(index + found.length));
});

/** Each record is taken or left out, or one error ends the reading. */
function expectOrderly(changed: string): void {
  for (const read of [
    () => {
      const { records, leftOut } = readLineageFile(changed, { shownAs: 'l.yml', repair: true });
      expect(leftOut.length).toBeLessThanOrEqual(records);
    },
    () => readRecipe(`source: ${changed}`, { shownAs: 'r.yml' }),
  ])
    try {
      read();
    } catch (error) {
      if (!(error instanceof HeadwaterError)) throw error;
      expect(['HW2530', 'HW2532']).toContain(error.code);
    }
}

/** Returns the value with each value in it replaced by each replacement. */
function* replaced(value: Json): Generator<Json> {
  yield* replacements;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value))
    for (const changed of replaced((value as Record<string, Json>)[key] ?? null)) {
      const copy = structuredClone(value) as Record<string, Json>;
      copy[key] = changed;
      yield copy;
    }
}
