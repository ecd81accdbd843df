import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../src/files/documents/read-plan.js';
import { canonicalJson } from '../../../src/plan/document/canonical-json.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { effectDigest } from '../../../src/plan/document/plan-digest.js';
import { declared, load, sales } from '../../support/model/other-kinds.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { ours, recordsOf, undoing, undoneEdge } from '../../support/plan/undo-builders.js';

const plan = planOf(desire([unitOf('orders', 'raw')]), observe('raw', 'orders'));
const content = { title: 'Q3', description: 'by hand', url: 'https://x.example/q3' };
/** A plan with a job to make, and a chart that exists without a title. */
const described = planOf(
  desire([], [declared(load, content), declared(sales, content)]),
  observe(
    { kind: 'absent', urn: load },
    { kind: 'present', urn: sales, removed: false, lineage: { version: '-1' } },
  ),
);
const receipt = { path: '.headwater/receipts/r.json', sha256: '0'.repeat(64) };
const undo = undoing({ edges: [undoneEdge('raw', ours, null, recordsOf(recordOf('raw')))] });
const rollback = planOf(desire([]), observe('raw', 'orders'), {
  intent: undo,
  source: { ...plan.source, receipt },
});

/** An edited plan with a correct digest, made by an attacker who knows the algorithm. */
function forged(more: object, from: Plan = plan): string {
  const edited = { ...from, ...more } as Plan;
  return canonicalJson({ ...edited, digests: { effect: effectDigest(edited) } });
}

describe('the text of a plan', () => {
  it.each([
    ['sync', plan],
    [
      'adopt',
      planOf(desire([unitOf('orders', 'raw')]), observe(present('orders', lineageOf('raw'))), {
        intent: { kind: 'adopt' },
      }),
    ],
    ['release', planOf(desire([]), observe('orders'), { intent: { kind: 'release' } })],
    ['rollback', rollback],
    ['sync', described],
  ])('is read as it was written: %s', (intent, one) => {
    expect(one.intent).toBe(intent);
    expect(readPlan(canonicalJson(one))).toEqual({ ok: true, value: one });
  });

  it('of a later minor version may have more fields, which its digest covers', () => {
    const text = forged({ formatVersion: '1.7', surprise: 1 });
    expect(readPlan(text)).toMatchObject({ ok: true });
    expect(readPlan(text.replaceAll('TRANSFORMED', 'COPY'))).toMatchObject({ ok: false });
  });

  it.each<[string, string, string]>([
    ['is not JSON', '{', 'is not a plan: it is not a JSON object'],
    ['is not an object', '[]', 'is not a plan: it is not a JSON object'],
    ['has no version', '{}', 'is not a plan: it has no formatVersion'],
    [
      'is of a later major version',
      forged({ formatVersion: '2.0' }),
      'is a plan of format 2.0, and this version reads 1.x',
    ],
    [
      'has a field that no plan has',
      forged({ surprise: 1 }),
      'is not a plan: the document must NOT have additional properties',
    ],
    [
      'was edited',
      canonicalJson({ ...plan, changes: [] }),
      'does not match its own digest: it was edited or damaged; plan again',
    ],
    [
      'has the intent of another plan',
      canonicalJson({ ...plan, intent: 'adopt' }),
      'does not match its own digest: it was edited or damaged; plan again',
    ],
  ])('is rejected if it %s', (_what, text, problem) => {
    expect(readPlan(text)).toEqual({ ok: false, problem });
  });

  it('is rejected if a rollback names no receipt, or another intent names one', () => {
    const problem = 'is not a plan: a rollback names a receipt, and nothing else does';
    expect(readPlan(forged({ source: plan.source }, rollback))).toEqual({ ok: false, problem });
    expect(readPlan(forged({ intent: 'release' }, rollback))).toEqual({ ok: false, problem });
    expect(readPlan(forged({ intent: 'rollback' }))).toEqual({ ok: false, problem });
  });

  it('is rejected if it is half a plan of a catalog and half a comparison', () => {
    const base = { ref: 'main', commit: '0'.repeat(40) };
    const nobody = { ...plan.target, origin: null, actor: null };
    const problem =
      'is not a plan: either it has a catalog and a user, or it compares with a revision and cannot be applied';
    for (const half of [
      { base },
      { target: nobody },
      { target: { ...plan.target, actor: null } },
      { base, target: nobody, appliable: true },
      { kind: 'comparison' },
      { kind: 'plan', base, target: nobody, appliable: false },
      {
        kind: 'comparison',
        base,
        target: { ...nobody, actor: plan.target.actor },
        appliable: false,
      },
    ]) {
      expect(readPlan(forged(half))).toEqual({ ok: false, problem });
    }
    const comparison = { kind: 'comparison', base, target: nobody, appliable: false } as const;
    expect(readPlan(forged(comparison))).toMatchObject({ ok: true });
    expect(readPlan(forged({ ...comparison, kind: undefined }))).toMatchObject({ ok: true });
  });
});
