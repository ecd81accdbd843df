import { describe, expect, it } from 'vitest';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import { privilegeNeeds } from '../../../src/plan/privileges.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { deck, declared, load, sales } from '../../support/model/other-kinds.js';
import { desire, edgeFrom, observe, somewhere, us } from '../../support/model/state-builders.js';
import { namesOf, planOf } from '../../support/plan/plan-of.js';

const content = { title: 'Q3', columns: [] };

/** An entity that exists without lineage and, for a chart or a dashboard, without its title. */
const bare = (urn: EntityUrn): DatasetReading => ({
  kind: 'present',
  urn,
  removed: false,
  lineage: { version: '-1' },
});

const fedBy = (downstream: EntityUrn, upstream: string): DesiredUnit => ({
  downstream,
  edges: [edgeFrom(upstream)],
  columns: [],
  protect: false,
  place: somewhere,
});

describe('a chart or dashboard without a title in the catalog', () => {
  it.each([
    ['chart', sales],
    ['dashboard', deck],
  ])('is an error if a %s gets lineage', (word, urn) => {
    const plan = planOf(desire([fedBy(urn, 'raw')]), observe('raw', bare(urn)));
    expect(plan.findings).toMatchObject([{ name: 'entity-undescribed', level: 'error' }]);
    expect(plan.findings[0]?.message).toContain(
      `a ${word} without a title in the catalog, so it can hold no lineage: ingest the ${word}, or declare it with create: true and a title`,
    );
    expect(plan.appliable).toBe(false);
  });

  it('is an error beside the warning that it is soft-deleted', () => {
    const removed = { ...bare(sales), removed: true } as DatasetReading;
    const plan = planOf(desire([fedBy(sales, 'raw')]), observe('raw', removed));
    expect(namesOf(plan.findings)).toEqual(['soft-deleted warning', 'entity-undescribed error']);
  });

  it('is no error with create: true, which makes the title', () => {
    const desired = desire([fedBy(sales, 'raw')], [declared(sales, content)]);
    const plan = planOf(desired, observe('raw', bare(sales)));
    expect(plan.findings).toEqual([]);
    expect(plan.guards).toEqual([]);
    expect(plan.writes.entities).toEqual([
      { urn: sales, kind: 'create', exists: true, content, maker: 'shop' },
    ]);
    expect(privilegeNeeds(plan.writes)).toContainEqual({
      dataset: sales,
      privilege: 'EDIT_ENTITY',
    });
  });

  it('is no error upstream, or of a job', () => {
    const chart = { ...fedBy(deck, 'raw'), edges: [{ ...edgeFrom('raw'), upstream: sales }] };
    const titled = { ...bare(deck), lineage: { version: '1', value: { upstreams: [] } } };
    const plan = planOf(
      desire([chart, fedBy(load, 'raw')]),
      observe('raw', bare(sales), bare(load), titled as DatasetReading),
    );
    expect(plan.findings).toEqual([]);
  });
});

describe('a job, chart or dashboard with create: true', () => {
  it.each([load, sales, deck])('is made if it is missing: %s', (urn) => {
    const plan = planOf(desire([], [declared(urn, content)]), observe({ kind: 'absent', urn }));
    expect(plan.changes).toMatchObject([{ kind: 'create', urn, before: null, after: content }]);
    expect(plan.writes.entities).toEqual([{ urn, kind: 'create', content, maker: 'shop' }]);
    expect(privilegeNeeds(plan.writes)).toEqual([{ dataset: urn, privilege: 'CREATE_ENTITY' }]);
  });

  it('is not made if a job exists without its content', () => {
    const plan = planOf(desire([], [declared(load, content)]), observe(bare(load)));
    expect(plan.changes).toEqual([]);
  });

  it('gets its title, description and address back if we made it', () => {
    const wanted = { title: 'Q3', description: 'by hand', url: 'https://x.example' };
    const planned = (maker: string, info: object) => {
      const value = { title: 'Q3', description: 'by hand', externalUrl: 'https://x.example' };
      const reading = {
        info: {
          version: '2',
          value: { ...value, ...info, customProperties: { headwater: maker } },
        },
        schemaMetadata: { version: '-1' },
      };
      const state = { ...observe(), contents: new Map([[sales, reading]]) };
      const titled = { ...bare(sales), lineage: { version: '2', value: { upstreams: [] } } };
      const datasets = new Map([[sales, titled as DatasetReading]]);
      return planOf(desire([], [declared(sales, wanted)]), { ...state, datasets, actor: us });
    };
    expect(planned('shop', {}).changes).toEqual([]);
    for (const [name, text] of [
      ['title', 'title'],
      ['description', 'description'],
      ['externalUrl', 'url'],
    ] as const) {
      const { changes } = planned('shop', { [name]: 'other' });
      expect(changes).toMatchObject([{ kind: 'update', before: { ...wanted, [text]: 'other' } }]);
      expect(planned('finance', { [name]: 'other' }).changes).toEqual([]);
    }
  });
});
