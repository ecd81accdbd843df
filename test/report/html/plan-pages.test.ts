import { describe, expect, it } from 'vitest';
import { finding } from '../../../src/errors/finding.js';
import type { Place } from '../../../src/errors/place.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { PAGE_BYTES } from '../../../src/report/html/cut.js';
import { renderReport } from '../../../src/report/reporters.js';
import { campaignRows } from '../../campaigns/campaign.js';
import { at, desire, observe } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import {
  affected,
  datasetChange,
  edgeChange,
  impactOf,
  pairChange,
} from '../../support/report/drawing-builders.js';
import { declaredGraphOf } from '../../support/report/graph-documents.js';
import { readHtml } from '../../support/report/html-reading.js';
import { largePlan } from '../../support/report/large-plan.js';
import { limitedBytes, renderAs, renderPage } from '../../support/report/rendered.js';

const nothing = planOf(desire([]), observe());
const planPage = (more: Partial<Plan>) =>
  renderPage({ kind: 'plan', plan: { ...nothing, ...more } as Plan });

describe('a page', () => {
  it('forbids everything but its own styles by its policy', () => {
    const policy = readHtml(planPage({})).attributes.find(
      ([, name, value]) => name === 'content' && value.startsWith('default-src'),
    );
    expect(policy?.[2]).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; base-uri 'none'; form-action 'none'$/,
    );
  });

  it('has styles that match the digest in its policy', async () => {
    const page = planPage({});
    const styles = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
    const digest = Buffer.from(
      await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles)),
    ).toString('base64');
    expect(page).toContain(`sha256-${digest}`.replaceAll("'", '&#39;'));
  });

  it('shows the source line of a finding', () => {
    const one = finding('soft-deleted', { message: 'x', place: at(2) });
    const sources = new Map([['lineage/a.yaml', `first\n\tsecond ${'x'.repeat(400)}\n`]]);
    const [line = ''] = readHtml(
      renderPage({ kind: 'plan', plan: { ...nothing, findings: [one] } }, sources),
    ).textsOf('pre');
    expect(line.startsWith('2 |   second xxx')).toBe(true);
    expect(line.length).toBeLessThan(320);
    expect(
      readHtml(renderPage({ kind: 'plan', plan: { ...nothing, findings: [one] } })).textsOf('pre'),
    ).toEqual([]);
  });

  it('shows values before and after, and no values for marks', () => {
    const content = {
      description: 'a\nb',
      columns: [{ fieldPath: 'id', type: 'number', nativeType: 'INT' } as const],
    };
    const changes = [
      {
        ...datasetChange('update', 'sheet'),
        before: { columns: [] },
        after: content,
      } as Plan['changes'][number],
      edgeChange('update', 'mart <- raw', ['VIEW', 'COPY']),
      edgeChange('mark', 'orders <- raw'),
      pairChange('update', 'mart.total <- raw.amount', ['sum(a)', null]),
      { ...edgeChange('create', 'x <- y'), after: { type: 'VIEW', owned: false, protected: true } },
      {
        ...pairChange('create', 'x.a <- y.b'),
        after: { transform: null, owned: false, confidence: 0.5 },
      },
    ];
    const read = readHtml(planPage({ changes }));
    expect(read.textsOf('ins')).toEqual([
      'COPY',
      'no transform',
      'a',
      'b',
      'id: number (INT)',
      'VIEW',
      'protected',
      'not ours',
      'confidence 0.5',
      'not ours',
    ]);
    expect(read.textsOf('del')).toEqual(['VIEW', 'sum(a)']);
  });

  it('shows the old value beside the new one, also if one of them is the default', () => {
    const edge = edgeChange('update', 'mart <- raw', ['TRANSFORMED', 'COPY']);
    const pair = pairChange('update', 'mart.total <- raw.amount');
    const value = { transform: null, confidence: 1, owned: true };
    const read = readHtml(
      planPage({
        changes: [
          { ...edge, after: { type: 'COPY', owned: true, protected: true } },
          { ...pair, before: value, after: { ...value, confidence: 0.9, owned: false } },
        ],
      }),
    );
    expect(read.textsOf('del')).toEqual(['TRANSFORMED', 'not protected', 'confidence 1', 'ours']);
    expect(read.textsOf('ins')).toEqual(['COPY', 'protected', 'confidence 0.9', 'not ours']);
  });

  it('links places to their lines if the address is known, and never to another scheme', () => {
    const plan = { ...nothing, changes: [edgeChange('create', 'mart <- raw')] };
    const hrefs = (link: (place: Place) => string) =>
      readHtml(renderAs('html', { kind: 'plan', plan }, { link })).attributes.flatMap(
        ([, name, value]) => (name === 'href' ? [value] : []),
      );
    expect(hrefs(({ file, line }) => `https://git.example/(a)/${file}#L${line}`)).toEqual([
      'https://git.example/%28a%29/lineage/a.yaml#L3',
    ]);
    expect(hrefs(() => 'javascript:alert(1)')).toEqual([]);
  });

  it('cuts long values', () => {
    const long = {
      columns: Array.from(
        { length: 60 },
        (_, n) => ({ fieldPath: `c${n}`, type: 'string', nativeType: 'string' }) as const,
      ),
    };
    const read = readHtml(
      planPage({
        changes: [{ ...datasetChange('create', 'sheet'), after: long } as Plan['changes'][number]],
      }),
    );
    expect(read.textsOf('ins')).toHaveLength(40);
    expect(read.textsOf('div.cut')).toEqual(['… and 20 more lines, in the format json']);
  });

  it('lists very many losses as lines, with their values and reasons', () => {
    const changes = Array.from({ length: 1_001 }, (_, at) =>
      pairChange('delete', `mart.c${at} <- raw.c${at}`, ['sum(a)', null]),
    );
    const lines = readHtml(planPage({ changes })).textsOf('li.delete');
    expect(lines).toHaveLength(1_001);
    expect(lines[1]).toMatch(/^- column mart\.c1 <- raw\.c1 sum\(a\), /);
  });

  it('has no limit of its own if it is asked for in full', () => {
    const plan = largePlan(600);
    const options = { color: false, sources: new Map(), full: true };
    const cut = /… and \d+ more (?!column that|columns that)/;
    expect(readHtml(renderPage({ kind: 'plan', plan })).text).toMatch(cut);
    const read = readHtml(renderReport('html', { kind: 'plan', plan }, options) ?? '');
    expect(read.text).not.toMatch(cut);
    expect(read.textsOf('li.warning')).toHaveLength(plan.findings.length);
  });

  it.each(campaignRows([1_000, 2_000, 10_000], 1))(
    'of a plan over %s datasets is complete, or counts what is missing',
    (size) => {
      const plan = largePlan(size);
      const page = renderPage({ kind: 'plan', plan });
      expect(limitedBytes(page)).toBeLessThanOrEqual(PAGE_BYTES);
      const read = readHtml(page);
      expect(read.errors).toEqual([]);
      const rows = read
        .textsOf('span.tag')
        .filter((text) => /^[-+~*] (?:create|update|delete|mark)$/.test(text)).length;
      const lost = read.textsOf('li.delete').length;
      expect(lost + rows + missing(read.text, /and (\d+) more changes?[ .]/g)).toBe(
        plan.changes.length,
      );
      expect(
        read.textsOf('li.warning').length + missing(read.text, /and (\d+) more findings?\./g),
      ).toBe(plan.findings.length);
      expect(
        read.textsOf('li.refused').length + missing(read.text, /and (\d+) more verdicts?\./g),
      ).toBe(plan.guards.length);
      const affected = read
        .textsOf('span.tag')
        .filter((text) => /additive|narrowing|re-route|metadata/.test(text)).length;
      const { columns, metadata } = plan.impact.counts;
      const unshown = /and (\d+) more (?:affected columns?\.|columns? that the plan counts)/g;
      expect(affected + missing(read.text, unshown)).toBe(columns + metadata);
      if (size > 300) expect(read.textsOf('text.caption')).toEqual([`PROD, ${2 * size} datasets`]);
    },
  );
});

describe('the page of impact and of a graph', () => {
  it('has no drawing and no table if there is no lineage', () => {
    const none = readHtml(renderPage({ kind: 'graph', graph: declaredGraphOf(desire([])) }));
    expect([none.textsOf('h2'), none.elements.includes('svg')]).toEqual([[], false]);
    const graph = renderAs('mermaid', { kind: 'graph', graph: declaredGraphOf(desire([])) });
    expect(graph).toContain('no lineage to draw');
  });

  it('shows the affected datasets if no column is listed', () => {
    const { impact } = nothing;
    const read = readHtml(
      planPage({
        impact: {
          ...impact,
          counts: { ...impact.counts, metadata: 1 },
          limits: [{ reason: 'search-cut', message: 'x' }],
        },
      }),
    );
    expect(read.textsOf('li')).toEqual(
      expect.arrayContaining([
        '1 column where only a confidence or a transform changes',
        'may be more: x',
      ]),
    );
    expect(read.elements).not.toContain('table');
  });

  it('keeps the size of a wide drawing, and lets a narrower one shrink', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) => edgeChange('create', `t${at + 1} <- t${at}`));
    const classesOf = (length: number) =>
      readHtml(planPage({ changes: chain(length) })).attributes.filter(
        ([name, attribute, value]) =>
          name === 'svg' && attribute === 'class' && value.startsWith('lineage'),
      );
    expect(classesOf(2)).toEqual([['svg', 'class', 'lineage scaled']]);
    expect(classesOf(9)).toEqual([['svg', 'class', 'lineage']]);
    const isChecked = (length: number) =>
      readHtml(planPage({ changes: chain(length) })).attributes.some(
        ([, name]) => name === 'checked',
      );
    expect([isChecked(9), isChecked(60)]).toEqual([false, true]);
  });

  it('counts the ancestors that are not listed', () => {
    const column = affected('mart.x', 're-route', {
      reRouted: [['mart.x <- a.y', 'mart.x <- b.y']],
    });
    const impact = impactOf({ ...column, direct: true, gains: { listed: [], count: 3 } });
    const read = readHtml(
      planPage({
        impact: { ...impact, counts: { ...impact.counts, reRoute: 1, narrowing: 1, metadata: 0 } },
      }),
    );
    expect(read.textsOf('span.path')).toEqual([
      'gains 3 more',
      'by another way was mart.x <- a.y; now mart.x <- b.y',
    ]);
    expect(read.textsOf('li')).toContain(
      '1 column of 0 datasets affected, 0 directly and 1 further downstream: 1 narrowing, 1 re-routed',
    );
  });
});

function missing(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
