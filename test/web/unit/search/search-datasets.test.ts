import { describe, expect, it } from 'vitest';
import { toPlatform, toPlatformUrn } from '../../../../src/web/entity/facets.js';
import { stampExample } from '../../../../src/web/search/load-example.js';

describe('the names of platforms', () => {
  it.each([
    ['urn:li:dataPlatform:hive', 'hive'],
    ['urn:other:dataPlatform:hive', 'urn:other:dataPlatform:hive'],
  ])('reads and writes %s', (urn, name) => {
    expect(toPlatform(urn)).toBe(name);
    expect(toPlatformUrn(name)).toBe(urn);
  });
});

describe('the stamps of the example', () => {
  it('stand in each upstream record and keep the rest', () => {
    const stamp = { actor: 'urn:li:corpuser:jane', time: 5 };
    const plain = { urn: 'a', schemaMetadata: { value: {} } };
    const fed = {
      ...plain,
      upstreamLineage: { value: { upstreams: [{ dataset: 'a' }], fineGrainedLineages: [{}] } },
    };
    expect(stampExample([plain, fed], stamp)).toEqual([
      plain,
      {
        ...plain,
        upstreamLineage: {
          value: {
            upstreams: [{ dataset: 'a', created: stamp, auditStamp: stamp }],
            fineGrainedLineages: [{}],
          },
        },
      },
    ]);
  });
});
