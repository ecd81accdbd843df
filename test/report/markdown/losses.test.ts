import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/plan/document/change.js';
import { NO_IMPACT } from '../../../src/plan/document/impact.js';
import { impactPart, narrowingPart } from '../../../src/report/markdown/impact-part.js';
import { lossLines } from '../../../src/report/markdown/loss-lines.js';
import { lossesPart } from '../../../src/report/markdown/losses-part.js';
import { planMarkdown } from '../../../src/report/markdown/plan-markdown.js';
import { desire, observe } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import {
  affected,
  edgeChange,
  impactOf,
  pairChange,
} from '../../support/report/drawing-builders.js';

const where = 'Elsewhere.';
const nothing = planOf(desire([]), observe());

describe('losses in few lines', () => {
  const lines = (changes: readonly Change[]) => lossLines(changes).map(({ text }) => text);
  const ours = { reason: 'undeclared' } as const;

  it('are below their datasets and upstreams, and equal names share a line', () => {
    const edge = { ...edgeChange('delete', 't10 <- raw', ['VIEW', 'VIEW']), ...ours };
    const taken = {
      ...edgeChange('update', 't2 <- raw', ['VIEW', 'COPY']),
      reason: 'exclusive',
    } as const;
    const pairs = ['t10.b <- raw.b', 't10.a <- raw.a', 't10.c <- raw.d', 't10.x <- fx.y'].map(
      (address) => ({ ...pairChange('delete', address), ...ours }),
    );
    expect(lines([edge, ...pairs, taken])).toEqual([
      ' t2',
      '~  <- raw (VIEW -> COPY, exclusive)',
      ' t10',
      '   <- fx',
      '-    x <- y',
      '-  <- raw (VIEW)',
      '-    a, b',
      '-    c <- d',
    ]);
  });

  it('are broken before they are too long for a comment', () => {
    const pairs = Array.from({ length: 30 }, (_, at) => ({
      ...pairChange('delete', `t.column_${at} <- raw.column_${at}`),
      ...ours,
    }));
    const shown = lossLines(pairs);
    expect(Math.max(...shown.map(({ text }) => text.length))).toBeLessThan(100);
    expect(shown.reduce((sum, { losses }) => sum + losses, 0)).toBe(30);
  });

  it('name another environment, the reason unless the sign implies it, and long values in part', () => {
    const long = pairChange('delete', 't.a <- raw.a', [`sum(${'x'.repeat(90)})`, null]);
    const urn = (change: Change) =>
      JSON.parse(JSON.stringify(change).replaceAll('t,PROD', 't,DEV')) as Change;
    const [head, , pair = ''] = lines([{ ...urn(long), reason: 'rolled-back' } as Change]);
    expect(head).toBe(' t (DEV)');
    expect(pair).toMatch(/^- {4}a \(sum\(x+…x+\), as before the apply\)$/);
  });
});

describe('losses in markdown', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...edgeChange('delete', `t${at} <- raw`),
    reason: 'undeclared' as const,
  }));

  it('are a table with links if they are few', () => {
    const change = { ...edgeChange('update', 't <- raw'), reason: 'exclusive' } as const;
    const link = () => 'https://git.example/a|b#L3';
    expect(lossesPart([change], { where, link }).part(9_999).text).toContain(
      '| [`lineage/a.yaml:3`](https://git.example/a%7Cb#L3) |',
    );
  });

  it('are counted if not even the first fits', () => {
    expect(lossesPart(many, { where }).part(60)).toEqual({
      text: '### Removed\n\n… and 40 more removals. Elsewhere.',
      left: 40,
    });
  });

  it('leave out nothing if there is room', () => {
    const { part } = lossesPart(many, { where });
    const { text } = part(Number.POSITIVE_INFINITY);
    expect(part(text.length)).toEqual({ text, left: 0 });
    expect(part(text.length - 1).left).toBeGreaterThan(0);
  });
});

describe('columns that lose ancestors, in markdown', () => {
  const columns = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      affected(`mart.c${at}`, 'narrowing', { loses: [`mart.c${at} <- raw.x`] }),
    );

  it('are lines if they are many', () => {
    const text = narrowingPart(impactOf(...columns(30)), where).part(9_999).text;
    expect(text).toContain('```diff\n- mart.c0 loses <- raw.x\n- mart.c1 loses');
    expect(narrowingPart(impactOf(...columns(30)), where).part(300).text).toMatch(
      /… and \d+ more affected columns\. Elsewhere\.$/,
    );
  });

  it('are counted if the plan does not list them', () => {
    const counts = { ...NO_IMPACT.counts, columns: 9, narrowing: 9 };
    const impact = { ...impactOf(...columns(2)), counts };
    expect(narrowingPart(impact, where).part(9_999).text).toContain(
      '… and 7 more columns that the plan',
    );
    expect(impactPart(impact, where).part(9_999).text).not.toContain('… and');
  });
});

describe('a comment that cannot hold everything that no reader may miss', () => {
  it('counts it above the verdict, and names the command with its base', () => {
    const changes = Array.from({ length: 4_000 }, (_, at) => ({
      ...edgeChange('delete', `a_table_with_a_long_name_${at} <- raw`),
      reason: 'undeclared' as const,
    }));
    const base = { ref: 'origin/main', commit: '5eed'.repeat(10) };
    const plan = {
      ...nothing,
      changes,
      base,
      target: { ...nothing.target, origin: null, actor: null },
    };
    const text = planMarkdown({ ...plan, kind: 'comparison', appliable: false });
    expect(text.split('\n\n')[1]).toMatch(
      /^> \[!CAUTION\]\n> \*\*\d+ removals are not listed here\*\*.* `headwater plan --base-ref origin\/main --full` lists all of it\.$/,
    );
    const single = planMarkdown({ ...nothing, changes: [edgeOf('x'.repeat(60_000))] });
    expect(single).toContain('> **1 removal is not listed here**');
  });
});

function edgeOf(name: string): Change {
  return { ...edgeChange('delete', 't <- raw'), address: `${name} <- raw`, reason: 'undeclared' };
}
