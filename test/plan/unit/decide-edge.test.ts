import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../src/model/mark.js';
import type { LineageType, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import {
  decideDeclared,
  decideUndeclared,
  type EdgeContext,
} from '../../../src/plan/unit/decide-edge.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import { toOwner } from '../../../src/plan/unit/owner.js';
import { expectGolden } from '../../support/golden.js';
import { marked } from '../../support/model/lineage-builders.js';
import { edgeFrom, lineageOf, recordOf, urnOf, us } from '../../support/model/state-builders.js';

type Marks = Readonly<Record<string, Partial<Mark>>> | 'nonsense' | null;

const shared: EdgeContext = {
  owner: toOwner({ stack: 'shop', target: null, formerly: ['old'] }),
  actor: us,
  exclusive: false,
  prune: true,
};
const exclusive = { ...shared, exclusive: true };
const keeping = { ...shared, prune: false };

const edge = { edge: true };
const pairs = { pairs: ['AAAAAAAA'] };

/** The edge `orders <- raw` in the catalog. */
function seen(type: string, marks: Marks, actor = 'urn:li:corpuser:ingestion') {
  const plain = recordOf('raw', type, actor);
  const record =
    marks === null
      ? plain
      : marks === 'nonsense'
        ? { ...plain, properties: { headwater: marks } }
        : marked(plain, marks);
  const found = observeUnit(urnOf('orders'), lineageOf(record)).edges.get(urnOf('raw'));
  if (!found) throw new Error('no edge');
  return found;
}

describe('a declared edge', () => {
  it('is decided by its marks, its type and the ownership', async () => {
    const rows: readonly (readonly [string, LineageType, string, Marks, EdgeContext])[] = [
      ['owned, equal', 'COPY', 'COPY', { shop: edge }, shared],
      ['owned under an earlier name, equal', 'COPY', 'COPY', { old: edge }, shared],
      ['owned, another type', 'COPY', 'VIEW', { shop: edge }, shared],
      ['unmarked, equal: co-declared', 'COPY', 'COPY', null, shared],
      ['only its pairs owned, equal: co-declared', 'COPY', 'COPY', { shop: pairs }, shared],
      ["only another stack's pairs on it: co-declared", 'COPY', 'COPY', { finance: pairs }, shared],
      ['unmarked, another type', 'COPY', 'VIEW', null, shared],
      ["another stack's, equal: shared", 'COPY', 'COPY', { finance: edge }, shared],
      ["another target's, equal: shared", 'COPY', 'COPY', { 'shop@dev': edge }, shared],
      ["another stack's, another type: foreign", 'COPY', 'VIEW', { finance: edge }, shared],
      ["ours and another stack's, equal", 'COPY', 'COPY', { shop: edge, finance: edge }, shared],
      [
        "ours and another stack's, another type: foreign",
        'COPY',
        'VIEW',
        { shop: edge, finance: edge },
        shared,
      ],
      ['unreadable marks', 'COPY', 'COPY', 'nonsense', shared],
      ['exclusive, unmarked, equal', 'COPY', 'COPY', null, exclusive],
      ['exclusive, unmarked, another type', 'COPY', 'VIEW', null, exclusive],
      [
        "exclusive, another stack's, another type: foreign",
        'COPY',
        'VIEW',
        { finance: edge },
        exclusive,
      ],
      ['exclusive, unreadable marks', 'COPY', 'COPY', 'nonsense', exclusive],
    ];
    await expectGolden(
      import.meta,
      'declared-edges',
      Object.fromEntries(
        rows.map(([title, declared, type, marks, context]) => [
          title,
          JSON.stringify(decideDeclared(edgeFrom('raw', declared), seen(type, marks), context)),
        ]),
      ),
    );
  });

  it('made by the user of our token and unmarked gets its mark, as after a killed run', () => {
    expect(decideDeclared(edgeFrom('raw'), seen('TRANSFORMED', null, us), shared)).toEqual({
      kind: 'mark',
      reason: 'made-by-us',
    });
    expect(decideDeclared(edgeFrom('raw', 'COPY'), seen('TRANSFORMED', null, us), shared)).toEqual({
      kind: 'update',
      reason: 'made-by-us',
    });
  });

  it('of ours changes beside the record of another writer, exclusively if the ownership is', () => {
    const ours = recordOf('raw');
    const { edges } = observeUnit(urnOf('orders'), lineageOf(marked(ours), 'raw'));
    const wanted = edgeFrom('raw', 'COPY');
    const beside = edges.get(urnOf('raw'));
    expect(decideDeclared(wanted, beside, shared)).toMatchObject({ reason: 'differs' });
    expect(decideDeclared(wanted, beside, exclusive)).toMatchObject({ reason: 'exclusive' });
    const alone = seen('TRANSFORMED', { shop: edge });
    expect(decideDeclared(wanted, alone, exclusive)).toMatchObject({ reason: 'differs' });
  });
});

describe('an edge that no manifest declares', () => {
  it('is decided by its marks and the ownership', async () => {
    const rows: readonly (readonly [string, Marks, EdgeContext])[] = [
      ['owned: pruned', { shop: edge }, shared],
      ['owned under an earlier name: pruned', { old: edge }, shared],
      ['owned, prune off', { shop: edge }, keeping],
      ["ours and another stack's: our key is removed", { shop: edge, finance: edge }, shared],
      [
        "ours, with another stack's pairs on it: our key is removed",
        { shop: edge, finance: pairs },
        shared,
      ],
      ['unmarked', null, shared],
      ['only its pairs owned', { shop: pairs }, shared],
      ["another stack's", { finance: edge }, shared],
      ['unreadable marks', 'nonsense', shared],
      ['exclusive, unmarked', null, exclusive],
      ['exclusive, owned', { shop: edge }, exclusive],
      ["exclusive, another stack's", { finance: edge }, exclusive],
      ['exclusive, unreadable marks', 'nonsense', exclusive],
      ['exclusive, unmarked, prune off', null, { ...exclusive, prune: false }],
    ];
    await expectGolden(
      import.meta,
      'undeclared-edges',
      Object.fromEntries(
        rows.map(([title, marks, context]) => [
          title,
          JSON.stringify(decideUndeclared(seen('COPY', marks), context)),
        ]),
      ),
    );
  });

  it("is deleted with our record, and stays if another writer's record has it too, unless ownership is exclusive", () => {
    const twice = (...records: readonly (string | UpstreamRecord)[]) =>
      observeUnit(urnOf('orders'), lineageOf(...records)).edges.get(urnOf('raw'));
    const decided = (found: ReturnType<typeof twice>, context: EdgeContext) =>
      found && decideUndeclared(found, context);
    const left = { kind: 'release', reason: 'left-to-others' };
    expect(decided(twice(marked('raw'), 'raw'), shared)).toEqual(left);
    expect(decided(twice('raw', marked('raw', { old: edge })), shared)).toEqual(left);
    expect(decided(twice(marked('raw'), marked('raw', { old: edge })), shared)).toEqual({
      kind: 'delete',
      reason: 'undeclared',
    });
    expect(decided(twice(marked('raw'), 'raw'), exclusive)).toEqual({
      kind: 'delete',
      reason: 'exclusive',
    });
    expect(decided(twice(marked('raw'), 'raw'), keeping)).toEqual({ kind: 'keep' });
  });
});
