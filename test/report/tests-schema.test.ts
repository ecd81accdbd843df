import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import planSchema from '../../schemas/plan.schema.json' with { type: 'json' };
import schema from '../../schemas/tests.schema.json' with { type: 'json' };
import { renderAs } from '../support/report/rendered.js';
import { testsCompared, testsDeclared, testsLive } from '../support/report/test-documents.js';
import { undescribed } from '../support/report/undescribed.js';

const validTests = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

it.each([testsCompared, testsDeclared, testsLive])(
  'the JSON of $basis lineage tests is valid against its schema',
  (tests) => {
    const document: unknown = JSON.parse(renderAs('json', { kind: 'tests', tests }));
    validTests(document);
    expect(validTests.errors).toBeNull();
    expect(validTests({ ...tests, surprise: 1 })).toBe(false);
  },
);

it('each property of the schema has a description', () => {
  expect(undescribed(schema)).toEqual([]);
});

it('the schema has the shape of a plan in the parts that both have', () => {
  const theirs: Readonly<Record<string, unknown>> = planSchema.$defs;
  for (const [name, ours] of Object.entries(schema.$defs))
    expect({ name, ours: theirs[name] }).toEqual({ name, ours });
});
