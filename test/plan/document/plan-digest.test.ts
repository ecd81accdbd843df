import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../src/files/documents/read-plan.js';
import { prettyCanonicalJson } from '../../../src/plan/document/canonical-json.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { isEditedPlan, sealPlan } from '../../../src/plan/document/plan-digest.js';
import { desire, observe, unitOf } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';

const sealed = sealPlan(planOf(desire([unitOf('orders', 'raw')]), observe('raw', 'orders')));

/**
 * Lists every scalar value of a document, each with a copy of the document in which only that value
 * differs.
 */
function editsOf(
  value: unknown,
  rebuild: (part: unknown) => unknown = (part) => part,
): readonly unknown[] {
  if (value === null || typeof value !== 'object')
    return [rebuild(value === 'edited' ? 'again' : 'edited')];
  return Object.entries(value).flatMap(([key, part]) =>
    editsOf(part, (other) =>
      rebuild(
        Array.isArray(value)
          ? value.map((one, i) => (String(i) === key ? other : one))
          : { ...value, [key]: other },
      ),
    ),
  );
}

describe('the digest of a plan', () => {
  it('matches the saved plan in any layout', () => {
    expect(sealed.digests.document).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(isEditedPlan(sealed)).toBe(false);
    const read = readPlan(prettyCanonicalJson(sealed));
    expect(read).toEqual({ ok: true, value: sealed });
    const reversed = Object.fromEntries(Object.entries(sealed).reverse()) as unknown as Plan;
    expect(isEditedPlan(reversed)).toBe(false);
  });

  it('differs if any value is edited, or a list loses its first entry', () => {
    const edits = editsOf(JSON.parse(JSON.stringify(sealed))) as readonly Plan[];
    expect(edits.length).toBeGreaterThan(40);
    expect(edits.filter((edit) => !isEditedPlan(edit))).toEqual([]);
    expect(isEditedPlan({ ...sealed, changes: sealed.changes.slice(1) })).toBe(true);
  });

  it('is the same when it is computed again', () => {
    expect(sealPlan(sealed)).toEqual(sealed);
  });

  it('is absent in format 1.0; its absence in a later format counts as an edit', () => {
    const { document: _, ...digests } = sealed.digests;
    expect(isEditedPlan({ ...sealed, digests })).toBe(true);
    expect(isEditedPlan({ ...sealed, digests, formatVersion: '1.0' })).toBe(false);
  });

  it('rejects nothing: an edited plan can be read', () => {
    const edited = { ...sealed, summary: { ...sealed.summary, add: 0 } };
    expect(isEditedPlan(edited)).toBe(true);
    expect(readPlan(prettyCanonicalJson(edited))).toMatchObject({ ok: true });
  });
});
