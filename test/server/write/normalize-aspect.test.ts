import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import { normalizeAspect, toFloat32 } from '../../../src/server/write/normalize-aspect.js';
import type { Urn } from '../../../src/urn/urn.js';
import { expectGolden } from '../../support/golden.js';
import { derivedFrom, mapping } from '../../support/server/lineage.js';
import { formatRefusal } from '../../support/server/store.js';
import { dataset } from '../../support/server/urns.js';

function normalize(urn: Urn, value: JsonObject, dialect: Dialect): JsonObject {
  return normalizeAspect({ urn, aspectName: 'upstreamLineage', value }, dialect);
}

describe('normalizeAspect', () => {
  test('fills in the defaults of the model and keeps everything else', () => {
    const value = {
      upstreams: [
        { dataset: dataset('a'), type: 'COPY', properties: { source: 'UI' }, novelty: [1] },
      ],
      fineGrainedLineages: [
        mapping('b#x', 'a#x'),
        { ...mapping('b#y', 'a#y'), confidenceScore: 0.1, transformOperation: 'f' },
      ],
      more: true,
    };
    expect(normalize(dataset('b'), value, 'spec')).toEqual({
      upstreams: [
        { ...value.upstreams[0], auditStamp: { time: 0, actor: 'urn:li:corpuser:unknown' } },
      ],
      fineGrainedLineages: [
        { ...mapping('b#x', 'a#x'), confidenceScore: 1 },
        value.fineGrainedLineages[1],
      ],
      more: true,
    });
  });

  test('does not change a complete aspect', () => {
    const stamped = {
      dataset: dataset('a'),
      type: 'VIEW',
      auditStamp: { time: 5, actor: 'urn:li:corpuser:jane' },
    };
    expect(normalize(dataset('b'), { upstreams: [stamped] }, 'spec')).toEqual({
      upstreams: [stamped],
    });
  });

  test('refuses mistakes, and names every wrong place', async () => {
    const mistakes: Readonly<Record<string, JsonObject>> = {
      'no upstreams': {},
      'upstreams that are not a list': { upstreams: {} },
      'an upstream that is not an object': { upstreams: [null] },
      'an upstream without its dataset and type': { upstreams: [{}] },
      'an unknown type': { upstreams: [{ dataset: dataset('a'), type: 'MOVED' }] },
      'an urn of the wrong type': { upstreams: [{ dataset: 'urn:li:tag:a', type: 'COPY' }] },
      'an unknown environment': {
        upstreams: [{ dataset: dataset('a').replace('PROD', 'prod'), type: 'COPY' }],
      },
      'a dataset that is not a string': { upstreams: [{ dataset: 5, type: 'COPY' }] },
      'a stamp without its actor': withUpstream({ auditStamp: { time: 1 } }),
      'a stamp that is null': withUpstream({ created: null }),
      'properties that are not strings': withUpstream({ properties: { a: 1 } }),
      'properties that are not a map': withUpstream({ properties: [] }),
      'a query that is not an urn': withUpstream({ query: 'select' }),
      'an urn with a lone surrogate': withUpstream({ query: 'urn:li:query:\u0000' }),
      'a confidence that is not a float': withMapping({ confidenceScore: 1e300 }),
      'a query that is not a string': withUpstream({ query: 1 }),
      'mappings with wrong types': {
        upstreams: [],
        fineGrainedLineages: [{ upstreamType: 'FIELD', downstreamType: 'DATASET' }],
      },
      'a mapping with members of the wrong kind': withMapping({
        upstreams: ['a'],
        downstreams: 'b',
        transformOperation: 1,
        confidenceScore: 'high',
      }),
    };
    const refusals = Object.entries(mistakes).map(([title, value]) => [
      title,
      formatRefusal(() => normalize(dataset('b'), value, 'spec')),
    ]);
    await expectGolden(import.meta, 'refused-lineage', Object.fromEntries(refusals));
  });
});

describe('toFloat32', () => {
  test.each([
    [1, 1],
    [0, 0],
    [0.1, 0.1],
    [0.123456, 0.123456],
    [0.123456789, 0.12345679],
    [16777217, 16777216],
    [0.10758038591376495, 0.107580386],
  ])('%d is returned as %d', (value, expected) => expect(toFloat32(value)).toBe(expected));
});

function withUpstream(more: JsonObject): JsonObject {
  const [upstream] = derivedFrom('a')['upstreams'] as readonly JsonObject[];
  return { upstreams: [{ ...upstream, ...more }] };
}

function withMapping(more: JsonObject): JsonObject {
  return { upstreams: [], fineGrainedLineages: [{ ...mapping('b#x', 'a#x'), ...more }] };
}
