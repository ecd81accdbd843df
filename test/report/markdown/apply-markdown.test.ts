import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../../src/errors/exit-codes.js';
import type { Change } from '../../../src/plan/document/change.js';
import type {
  ApplyReport,
  ApplyResultReport,
} from '../../../src/report/document/report-document.js';
import { applyMarkdown } from '../../../src/report/markdown/apply-markdown.js';
import { urnOf } from '../../support/model/state-builders.js';
import { reportDocuments } from '../../support/report/report-documents.js';

const sample = reportDocuments['apply-with-failures'] as ApplyReport;
const { plan } = sample;
const receipt = 'r.json';

describe('the status of an apply in markdown', () => {
  it.each<[ApplyResultReport, 'good' | 'bad', string]>([
    [{ kind: 'nothing-to-do' }, 'good', 'Nothing to do.'],
    [{ kind: 'not-appliable' }, 'bad', 'Nothing was written.'],
    [{ kind: 'refused' }, 'bad', 'Nothing was written.'],
    [{ kind: 'no-consent', asked: true }, 'bad', 'Not confirmed. Nothing was written.'],
    [
      { kind: 'not-approved', why: 'nobody looked at it' },
      'bad',
      'Not approved: nobody looked at it. Nothing was written.',
    ],
    [{ kind: 'dry-run', wouldStop: false }, 'good', 'Dry run. Nothing was written.'],
    [
      { kind: 'dry-run', wouldStop: true },
      'bad',
      'Dry run: apply would stop here, without consent. Nothing was written.',
    ],
    [
      {
        kind: 'applied',
        outcomes: [{ urn: urnOf('orders'), unit: 'lineage', outcome: 'applied' }],
        exitCode: exitCodes.ok,
        receipt,
      },
      'good',
      'Applied and verified: 7 added, 0 changed, 0 removed across 3 datasets.',
    ],
  ])('is highlighted if something blocks the apply: %j', (result, how, status) => {
    const [, shown] = applyMarkdown({ kind: 'apply', plan, heldBack: [], result }).split('\n\n');
    expect(shown).toBe(how === 'good' ? `**${status}**` : `> [!CAUTION]\n> **${status}**`);
  });
});

describe('the cause of a stopped apply', () => {
  it('is listed change by change', () => {
    const beyond = plan.changes.slice(0, 1).map((change) => ({ change, why: 'was not approved' }));
    const text = applyMarkdown({
      kind: 'apply',
      plan,
      heldBack: [],
      result: { kind: 'stale', beyond },
    });
    expect(text).toContain(
      '**refused** HW5008: the approved plan does not have 1 change:\n\n- create `mart <- orders`: was not approved\n',
    );
  });

  it('is listed privilege by privilege, up to a limit', () => {
    const missing = Array.from({ length: 500 }, (_, i) => ({
      dataset: urnOf(`t${i}`),
      privilege: 'EDIT_LINEAGE' as const,
      address: `a_table_with_a_long_name_${i}`,
      anyOf: ['EDIT_LINEAGE', 'EDIT_ENTITY'],
    }));
    const text = applyMarkdown({
      kind: 'apply',
      plan,
      heldBack: [],
      result: { kind: 'not-permitted', missing },
    });
    expect(text).toContain(
      '- `a_table_with_a_long_name_0`: EDIT_LINEAGE or EDIT_ENTITY is missing\n',
    );
    const [, more] = /… and (\d+) more lines of this/.exec(text) ?? [];
    expect(Number(more) + (text.match(/^- `a_table/gm)?.length ?? 0)).toBe(500);
  });
});

it('says of the plan of an apply what stands beside its removals', () => {
  const gone = plan.changes.map((one) => ({ ...one, kind: 'delete' }) as Change);
  const shown = (changes: readonly Change[]) =>
    applyMarkdown({
      kind: 'apply',
      plan: { ...plan, changes },
      heldBack: [],
      result: { kind: 'refused' },
    });
  const made = plan.changes.map((one) => ({ ...one, kind: 'create' }) as Change);
  expect(shown(made)).toContain(`The plan: ${made.length} changes`);
  expect(shown([...made, ...gone.slice(0, 1)])).toContain(`The plan: ${made.length} other changes`);
});
