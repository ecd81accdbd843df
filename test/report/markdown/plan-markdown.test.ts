import { describe, expect, it } from 'vitest';
import type { PairChange } from '../../../src/plan/document/change.js';
import { type AffectedColumn, type Impact, NO_IMPACT } from '../../../src/plan/document/impact.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { PlanReport } from '../../../src/report/document/report-document.js';
import { impactPart } from '../../../src/report/markdown/impact-part.js';
import { MARKDOWN_BUDGET } from '../../../src/report/markdown/part.js';
import { planMarkdown } from '../../../src/report/markdown/plan-markdown.js';
import { diffsPart } from '../../../src/report/markdown/value-diff.js';
import { fieldOf } from '../../support/model/lineage-builders.js';
import { named, somewhere, urnOf } from '../../support/model/state-builders.js';
import { reportDocuments } from '../../support/report/report-documents.js';

const edited = planNamed('edited-mappings');
const anywhere = 'Elsewhere.';

describe('the markdown of a comparison', () => {
  const { plan } = reportDocuments['comparison-offline'] as PlanReport;

  it('counts the guards that an apply would have to lift, if there are any', () => {
    expect(planMarkdown(plan)).toContain('affected downstream. 1 guard would have to be lifted.\n');
    expect(planMarkdown({ ...plan, guards: [] })).toContain('affected downstream.\n');
  });
});

it.each([
  ['errors', '> **Cannot be applied: 1 error, 1 warning.** Plan: '],
  ['nothing-to-do', '\n**No changes.**\n'],
  ['comparison-offline', '** Plan: '],
  ['comparison-offline', ' would have to be lifted.\n'],
])('the head of the plan "%s" says: %s', (name, words) => {
  expect(planMarkdown(planNamed(name))).toContain(words);
});

describe('the instructions to apply a plan, in its markdown', () => {
  it('include the allowances that the plan was made with', () => {
    const guards = [
      { guard: 'protected', address: null, message: 'm', allowed: 'it goes' },
    ] as const;
    expect(planMarkdown({ ...edited, guards })).toContain(
      'then `headwater apply plan.json`, each with the same `--allow`: it writes',
    );
  });

  it('are to merge the pull request if that applies it and the plan can be applied', () => {
    const merge = { appliedBy: 'merge' } as const;
    expect(planMarkdown(edited, merge)).toContain(
      '### Apply it\n\n- Merge this pull request: the apply that follows',
    );
    const offline = (reportDocuments['comparison-offline'] as PlanReport).plan;
    for (const plan of [planNamed('refused'), { ...edited, appliable: false }, offline])
      expect(planMarkdown(plan, merge)).not.toContain('Merge this pull request');
  });

  it('never suggest to lift every guard at once', () => {
    const [, after = ''] = planMarkdown(planNamed('refused')).split('### Apply it');
    expect(after).toContain('guard by guard');
    expect(after).not.toContain('--allow');
  });

  it('keep the scope of the plan', () => {
    const scope = { select: ["o'rders"], exclude: ['raw_*', 'x'], units: 1, outside: 1 };
    expect(planMarkdown({ ...edited, scope })).toContain(
      "`headwater plan --select 'o'\\''rders' --exclude 'raw_*' --exclude x --out plan.json`",
    );
  });

  it('are short for any scope', () => {
    const scope = {
      select: Array.from({ length: 9_000 }, (_, i) => `table_${i}`),
      exclude: [],
      units: 1,
      outside: 1,
    };
    const text = planMarkdown({
      ...edited,
      scope,
      target: { ...edited.target, stack: 's'.repeat(90_000) },
    });
    expect(text.length).toBeLessThan(MARKDOWN_BUDGET);
    expect(text).toContain('`headwater plan … (--select and --exclude as above) --out plan.json`');
    expect(text).toContain('### Other changes');
  });

  it('report changes that are not in the commit', () => {
    expect(planMarkdown({ ...edited, source: { ...edited.source, dirty: true } })).toContain(
      'manifests of `c0ffeec0ffee` and uncommitted changes',
    );
  });
});

describe('differences of values', () => {
  it('show a transform that goes, and one that comes', () => {
    const one = pair('c', 'a\nb', 'a\nb');
    const text = (change: PairChange) => diffsPart([change], anywhere)(10_000).text;
    expect(text({ ...one, after: null })).toContain('```diff\n-a\n-b\n```');
    expect(text({ ...one, before: null })).toContain('```diff\n+a\n+b\n```');
  });

  it('are shown once for all elements that share them', () => {
    const changes = Array.from({ length: 7 }, (_, i) => pair(`c${i}`, 'a', 'b'.repeat(60)));
    const text = diffsPart(changes, anywhere)(10_000).text;
    expect(text).toMatch(
      /^Transform of `orders.c0`, `orders.c1`, `orders.c2`, `orders.c3`, `orders.c4` and 2 more:\n\n```diff\n-a\n\+b+\n```$/,
    );
  });

  it('show their context and their position', () => {
    const lines = Array.from({ length: 30 }, (_, i) => `line ${i}`);
    const changed = lines.map((line, i) => (i === 2 || i === 28 ? `${line}!` : line));
    const text = diffsPart(
      [pair('c', lines.join('\n'), changed.join('\n'))],
      anywhere,
    )(10_000).text;
    expect(text).toContain('@@ -1 +1 @@\n line 0\n line 1\n-line 2\n+line 2!\n line 3\n');
    expect(text).toContain('@@ -26 +26 @@\n line 25\n');
    expect(text).not.toContain(' line 12');
  });

  it('count the lines and values that are left out', () => {
    const long = Array.from({ length: 900 }, (_, i) => `line ${i}`).join('\n');
    const text = diffsPart([pair('c', 'a', long), pair('d', 'b', long)], anywhere)(4_200).text;
    const [, more] = /… and (\d+) more lines of this difference\./.exec(text) ?? [];
    expect(Number(more) + (text.match(/^[-+]/gm)?.length ?? 0)).toBe(901);
    expect(text).toContain('… and the values of 1 more change. Elsewhere.');
  });

  it('cover content too, with removed content', () => {
    const content = { columns: [{ fieldPath: 'id', type: 'number' as const, nativeType: 'INT' }] };
    const change = {
      element: 'dataset',
      kind: 'update',
      reason: 'rolled-back',
      place: null,
    } as const;
    const text = diffsPart(
      [
        {
          ...change,
          address: 'sheet',
          urn: named('sheet').urn,
          before: { ...content, description: 'old' },
          after: content,
        },
      ],
      anywhere,
    )(999).text;
    expect(text).toBe(
      'Content of `sheet`:\n\n```diff\n-description: old\n column id: number (INT)\n```',
    );
  });
});

describe('the impact in markdown', () => {
  const step = (address: string) => ({ column: address, address });
  const none = { listed: [], count: 0 };
  const reRouted: AffectedColumn = {
    ...step('mart.x'),
    category: 're-route',
    direct: false,
    gains: none,
    loses: none,
    reRouted: {
      listed: [
        { before: ['mart.x', 'a.x', 'raw.x'].map(step), after: 'abcdefgh'.split('').map(step) },
      ],
      count: 3,
    },
  };
  const impact: Impact = {
    ...NO_IMPACT,
    columns: [reRouted],
    counts: { ...NO_IMPACT.counts, columns: 1, reRoute: 1, datasets: 1 },
  };

  it('is left out if there is none', () => {
    expect(impactPart(NO_IMPACT, anywhere).part(999).text).toBe('');
  });

  it('names the ends of a long path, and counts the steps between', () => {
    expect(impactPart(impact, anywhere).part(9_999).text).toContain(
      '| `mart.x` | re-route, indirect | was `<- a.x <- raw.x`<br>now `<- b <- c <- d <- e <- (2 more) <- h` and 2 more |',
    );
  });

  it('lists what is downstream, other changes, and limits', () => {
    const text = impactPart(
      {
        ...impact,
        counts: { ...impact.counts, metadata: 2 },
        downstream: [
          { type: 'DASHBOARD', count: 2 },
          { type: 'DATA_JOB', count: 1 },
        ],
        limits: [{ reason: 'search-cut', message: 'the search did not come whole' }],
      },
      anywhere,
    ).part(9_999).text;
    expect(text).toContain('- 2 columns where only a confidence or a transform changes\n');
    expect(text).toContain('- downstream of what changes: 2 dashboards, 1 data job\n');
    expect(text).toContain('- may be more: the search did not come whole\n');
  });
});

function planNamed(name: string): Plan {
  return (reportDocuments[name] as PlanReport).plan as Plan;
}

function pair(column: string, before: string, after: string): PairChange {
  const value = (transform: string) => ({ transform, confidence: 1, owned: true });
  return {
    element: 'pair',
    kind: 'update',
    address: `orders.${column}`,
    reason: 'differs',
    downstream: urnOf('orders'),
    upstream: urnOf('raw'),
    downstreamField: fieldOf(`orders.${column}`),
    upstreamField: fieldOf('raw.x'),
    place: somewhere,
    before: value(before),
    after: value(after),
  };
}
