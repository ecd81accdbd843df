import { describe, expect, it } from 'vitest';
import { changeDrawing } from '../../../src/report/drawing/change-drawing.js';
import type { Drawing } from '../../../src/report/drawing/drawing.js';
import { linkLabel } from '../../../src/report/drawing/drawing.js';
import { fitDrawing } from '../../../src/report/drawing/fit-drawing.js';
import { overview } from '../../../src/report/drawing/overview.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { edgeChange, pairChange } from '../../support/report/drawing-builders.js';

const drawing = changeDrawing({
  changes: [
    edgeChange('create', 'db__mart__a <- db__raw__x'),
    edgeChange('create', 'db__mart__b <- db__raw__y'),
    pairChange('create', 'db__mart__b.id <- db__raw__y.id'),
    pairChange('delete', 'db__mart__a.id <- db__raw__x.id'),
    edgeChange('update', 'db__mart__b <- db__mart__a', ['VIEW', 'COPY']),
    edgeChange('mark', 'lone <- db__raw__x'),
  ].map(named),
  impact: null,
});

describe('an overview', () => {
  it('counts edges and columns between schemas and within them, and dashes what is removed', () => {
    const one = overview(drawing, { by: 'schema', lost: 'groups' });
    expect(boxesOf(one)).toEqual([
      ['mart', 'db, PROD, 2 datasets', 'altered within: ~1 edge'],
      ['raw', 'db, PROD, 2 datasets'],
      ['lone', 'snowflake lone (PROD)'],
    ]);
    expect(linksOf(one)).toEqual([
      'removed mart <- raw +2 edges, +1 -1 columns',
      'marked lone <- raw *1 edge',
    ]);
    expect(one.leftOut).toEqual(['4 datasets one by one: 2 boxes stand for them, by schema']);
  });

  it('puts all of a platform into one box', () => {
    const one = overview(drawing, { by: 'platform', lost: 'groups' });
    expect(boxesOf(one)).toEqual([
      ['db', 'PROD, 4 datasets', 'loses within: +2 ~1 edges, +1 -1 columns'],
      ['lone', 'snowflake lone (PROD)'],
    ]);
    expect(one.leftOut).toEqual(['4 datasets one by one: 1 box stands for them, by platform']);
  });

  it('can draw removed links one by one, with their datasets and columns', () => {
    const one = overview(drawing, { by: 'platform', lost: 'links' });
    expect(boxesOf(one)).toEqual([
      ['db', 'PROD, 2 datasets', 'gains within: +1 edge, +1 column'],
      ['db__mart__a', 'db mart.a (PROD)', 'loses id'],
      ['db__raw__x', 'db raw.x (PROD)', 'context id'],
      ['lone', 'snowflake lone (PROD)'],
    ]);
    expect(linksOf(one)).toEqual([
      'changed db <- db__mart__a ~1 edge',
      'added db__mart__a <- db__raw__x +1 edge',
      'removed db__mart__a <- db__raw__x -',
      'marked lone <- db__raw__x *1 edge',
    ]);
  });

  it('keeps a removed edge, which counts the other columns between its datasets', () => {
    const removed = changeDrawing({
      changes: [
        edgeChange('delete', 'db__mart__a <- db__raw__x'),
        pairChange('mark', 'db__mart__a.id <- db__raw__x.id'),
      ].map(named),
      impact: null,
    });
    const one = overview(removed, { by: 'platform', lost: 'links' });
    expect(linksOf(one)).toEqual(['removed db__mart__a <- db__raw__x -, *1 column']);
    expect(one.leftOut).toEqual([]);
  });

  it('can draw removed links as dashed edges between their datasets', () => {
    const one = overview(drawing, { by: 'platform', lost: 'boxes' });
    expect(linksOf(one)).toContain('removed db__mart__a <- db__raw__x +1 edge, -1 column');
    expect(boxesOf(one)).toContainEqual(['db__mart__a', 'db mart.a (PROD)']);
  });

  it('counts several kinds of changes as one change, and draws what does not change thin', () => {
    const context = overview(
      { ...drawing, links: drawing.links.map((link) => ({ ...link, state: 'context' as const })) },
      { by: 'schema', lost: 'groups' },
    );
    expect(linksOf(context)).toEqual([
      'context mart <- raw 2 edges, 2 columns',
      'context lone <- raw 1 edge',
    ]);
    const mixed = changeDrawing({
      changes: [
        edgeChange('create', 'db__mart__a <- db__raw__x'),
        edgeChange('mark', 'db__mart__b <- db__raw__y'),
      ].map(named),
      impact: null,
    });
    expect(linksOf(overview(mixed, { by: 'schema', lost: 'groups' }))).toEqual([
      'changed mart <- raw +1 *1 edges',
    ]);
  });

  it('has one box for datasets whose urns cannot be read', () => {
    const broken = {
      ...drawing,
      links: [],
      datasets: drawing.datasets.map((one, at) => ({ ...one, urn: `x${at}` as EntityUrn })),
    };
    expect(boxesOf(overview(broken, { by: 'schema', lost: 'links' }))).toEqual([
      ['other datasets', '5 datasets'],
    ]);
  });

  it('is drawn by platform if there are too many schemas', () => {
    const changes = Array.from({ length: 90 }, (_, at) =>
      named(edgeChange('create', `db__s${at % 45}__a${at} <- web__r__x`)),
    );
    const fitted = fitDrawing(
      changeDrawing({ changes, impact: null }),
      { datasets: 60, nodes: 60, links: 60, joins: 60, bytes: 999 },
      () => '',
    );
    expect(fitted.kind === 'drawn' && boxesOf(fitted.drawing)).toEqual([
      ['db', 'PROD, 90 datasets'],
      ['web__r__x', 'web r.x (PROD)'],
    ]);
  });
});

/** Gives a change the urns that its address names: `db__mart__a` is `mart.a` of the platform `db`. */
function named<Change extends { readonly downstream: EntityUrn }>(change: Change): Change {
  return JSON.parse(
    JSON.stringify(change).replaceAll(
      /dataPlatform:snowflake,([a-z\d]+)__([a-z\d]+)__/g,
      (_, platform: string, schema: string) => `dataPlatform:${platform},${schema}.`,
    ),
  );
}

function boxesOf({ datasets }: Drawing): readonly (readonly string[])[] {
  return datasets.map(({ name, caption, columns }) => [
    name,
    caption,
    ...columns.map((column) => `${column.state} ${column.name}`),
  ]);
}

function linksOf({ datasets, links }: Drawing): readonly string[] {
  const names = new Map(datasets.map(({ urn, name }) => [urn, name]));
  return links.map(
    (link) =>
      `${link.state} ${names.get(link.downstream)} <- ${names.get(link.upstream)} ${linkLabel(link)}`,
  );
}
