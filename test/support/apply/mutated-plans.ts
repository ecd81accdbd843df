import fc from 'fast-check';
import { canonicalJson } from '../../../src/plan/document/canonical-json.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { effectDigest, sealPlan } from '../../../src/plan/document/plan-digest.js';

const values = [
  null,
  true,
  false,
  'TRANSFORMED',
  'COPY',
  'VIEW',
  'SUM',
  1,
  0.5,
  'delete',
  'create',
] as const;

/** One edit of a plan document. Its numbers select among the existing parts. */
type Edit = (document: Plan, other: Plan) => Plan;

/**
 * A plan file after edits by an attacker, who may have the other plan and may have computed the
 * digests again.
 */
export interface Mutation {
  readonly edits: readonly Edit[];
  readonly forged: boolean;
  /** The share of the text that is kept. */
  readonly cut: number;
}

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  edits: fc.array(fc.oneof(changeEdits(), fieldEdits(), documentEdits()), {
    minLength: 1,
    maxLength: 4,
  }),
  forged: fc.constantFrom(true, true, true, true, false),
  cut: fc.oneof(
    { weight: 20, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  ),
});

export function mutate(plan: Plan, other: Plan, { edits, forged, cut }: Mutation): string {
  const edited = edits.reduce((document, edit) => edit(document, other), plan);
  const document = forged
    ? sealPlan({ ...edited, digests: { effect: effectDigest(edited) } })
    : edited;
  const text = canonicalJson(document);
  return text.slice(0, Math.ceil(text.length * cut));
}

type LooseChange = Plan['changes'][number];

/** Edits that remove a change, add one, duplicate one, or give one the ends of another. */
function changeEdits(): fc.Arbitrary<Edit> {
  return fc
    .tuple(fc.nat(30), fc.nat(30), fc.constantFrom('remove', 'add', 'twice', 'swap'))
    .map(([i, j, what]): Edit => {
      return (document, other) => {
        const { changes } = document;
        const at = i % Math.max(changes.length, 1);
        const stolen = pick(other.changes, j);
        const twin = pick(changes, j);
        if (what === 'remove') return { ...document, changes: changes.filter((_, n) => n !== at) };
        if (what === 'add') return { ...document, changes: [...changes, ...stolen] };
        if (what === 'twice') return { ...document, changes: [...changes, ...twin] };
        return {
          ...document,
          changes: changes.map((change, n) =>
            n === at && twin[0] ? ({ ...change, after: twin[0].after } as LooseChange) : change,
          ),
        };
      };
    });
}

/** Edits of a value inside a change, by a path that most changes have. */
function fieldEdits(): fc.Arbitrary<Edit> {
  const paths = fc.constantFrom(
    'kind',
    'after',
    'after.owned',
    'after.protected',
    'after.type',
    'after.confidence',
    'after.transform',
    'before',
    'before.transform',
    'upstream',
    'downstream',
    'place',
  );
  return fc
    .tuple(fc.nat(30), paths, fc.constantFrom(...values), fc.nat(30))
    .map(([i, path, value, j]): Edit => {
      return (document, other) => {
        const { changes } = document;
        const at = i % Math.max(changes.length, 1);
        const [key = '', inner] = path.split('.');
        const [from] = pick(other.changes, j);
        const put =
          inner === undefined &&
          ['upstream', 'downstream', 'after', 'before', 'place'].includes(key) &&
          from
            ? (from as unknown as Record<string, unknown>)[key]
            : value;
        return {
          ...document,
          changes: changes.map((change, n) =>
            n === at ? (edited(change, [key, inner], put ?? null) as LooseChange) : change,
          ),
        };
      };
    });
}

function edited(
  change: LooseChange,
  [key, inner]: readonly [string, string | undefined],
  value: unknown,
): unknown {
  const before = (change as unknown as Record<string, unknown>)[key];
  if (inner === undefined) return { ...change, [key]: value };
  return typeof before === 'object' && before !== null
    ? { ...change, [key]: { ...before, [inner]: value } }
    : change;
}

/** Edits of everything beside the changes. */
function documentEdits(): fc.Arbitrary<Edit> {
  return fc.constantFrom<Edit>(
    (document, other) => ({ ...document, source: other.source }),
    (document, other) => ({ ...document, intent: other.intent }),
    (document, other) => ({ ...document, intent: other.intent, source: other.source }),
    (document) => ({ ...document, source: { ...document.source, receipt: null } }),
    (document) => ({
      ...document,
      source: { ...document.source, receipt: { path: 'r.json', sha256: 'f'.repeat(64) } },
    }),
    (document) => ({ ...document, appliable: true, findings: [] }),
    (document) => ({
      ...document,
      guards: document.guards.map((guard) => ({ ...guard, allowed: 'forged' })),
    }),
    (document) => ({ ...document, guards: [] }),
    (document) => ({ ...document, scope: null }),
    (document) => ({ ...document, scope: { select: ['d1'], exclude: [], units: 0, outside: 0 } }),
    (document) => ({
      ...document,
      scope: { select: [], exclude: ['+d2', 'nobody'], units: 9, outside: 9 },
    }),
    (document, other) => ({ ...document, writes: other.writes }),
    (document, other) => ({ ...document, changes: other.changes }),
    (document) => ({ ...document, changes: [] }),
    (document) => ({ ...document, formatVersion: '1.7' as '1.0' }),
    (document) => ({ ...document, changes: [...document.changes].reverse() }),
  );
}

function pick<T>(list: readonly T[], i: number): readonly T[] {
  const one = list[i % Math.max(list.length, 1)];
  return one === undefined ? [] : [one];
}
