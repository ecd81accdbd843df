import { describe, expect, it } from 'vitest';
import type { PathNode } from '../../../src/plan/document/test-outcome.js';
import { linkLabel } from '../../../src/report/drawing/drawing.js';
import { testDrawing } from '../../../src/report/drawing/test-drawing.js';
import { lineageSection } from '../../../src/report/html/lineage-section.js';
import { node, violationOf } from '../../support/web/tests-sample.js';

const drawn = (...paths: readonly (readonly PathNode[])[]) =>
  testDrawing({ shown: paths.map((path) => violationOf(path)) });

describe('the drawing of a test', () => {
  it('has each step of columns once, with its transform', () => {
    const hashed = [node('raw.mail'), node('stg.key', { transform: 'md5(mail)', made: true })];
    const { datasets, links } = drawn(hashed, [...hashed, node('mart.key')]);
    expect(datasets.map(({ name }) => name)).toEqual(['mart', 'raw', 'stg']);
    expect(links.map((link) => [link.element, link.state, linkLabel(link)])).toEqual([
      ['pair', 'context', ''],
      ['pair', 'added', '+ md5(mail)'],
    ]);
    const markup = lineageSection(drawn(hashed), { title: 'Path', where: '' });
    expect(markup).toContain('>+ md5(mail)</text>');
  });

  it('has edges between entities, and nodes without a path', () => {
    const { datasets, links } = drawn(
      [node('raw'), node('mart')],
      [node('lone')],
      [node('wide.bare')],
    );
    expect(datasets.map(({ name, columns }) => [name, columns.length])).toEqual([
      ['lone', 0],
      ['mart', 0],
      ['raw', 0],
      ['wide', 1],
    ]);
    expect(links).toMatchObject([{ element: 'edge', state: 'context' }]);
  });
});
