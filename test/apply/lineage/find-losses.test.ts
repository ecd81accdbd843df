import { describe, expect, it } from 'vitest';
import { findLosses, type OurMutation } from '../../../src/apply/lineage/find-losses.js';
import type { LineageReading } from '../../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { columnRecord, marked, withRecords } from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, urnOf, us } from '../../support/model/state-builders.js';

const owner = { key: 'shop', formerly: [] };

function mutation(added: readonly string[], removed: readonly string[] = []): OurMutation {
  const urns = (names: readonly string[]) => new Set<string>(names.map((name) => urnOf(name)));
  return { added: urns(added), removed: urns(removed), owner, actor: us };
}

/** Versions by us, unless they name another writer. */
function versions(
  ...all: readonly (UpstreamLineage | readonly [UpstreamLineage, string] | undefined)[]
): readonly LineageReading[] {
  return all.map((one, i) => {
    if (one === undefined) return { version: '-1' };
    const [value, writtenBy] = 'upstreams' in one ? [one, us] : one;
    return { version: String(i), value, writtenBy };
  });
}

const ingestion = 'urn:li:corpuser:ingestion';
const theirs = (value: UpstreamLineage) => [value, ingestion] as const;

describe('the losses of others by a mutation', () => {
  it('are none if our version follows the one that it was made from', () => {
    expect(
      findLosses(versions(lineageOf('x'), lineageOf('x', 'a')), mutation(['a'])),
    ).toBeUndefined();
    expect(
      findLosses(
        versions(lineageOf('x'), theirs(lineageOf('x', 'y')), lineageOf('x', 'y', 'a')),
        mutation(['a']),
      ),
    ).toBeUndefined();
  });

  it('are the records that our version lacks', () => {
    const column = columnRecord('orders.total', ['y.amount']);
    const found = findLosses(
      versions(undefined, theirs(withRecords(lineageOf('y'), column)), lineageOf('a')),
      mutation(['a']),
    );
    expect(found).toEqual({
      lost: { upstreams: [recordOf('y')], fineGrainedLineages: [column] },
      returned: { upstreams: [] },
    });
  });

  it('are the changes that our version takes back', () => {
    const found = findLosses(
      versions(
        lineageOf('x', 'y'),
        theirs(lineageOf(recordOf('x', 'VIEW'))),
        lineageOf('x', 'y', 'a'),
      ),
      mutation(['a']),
    );
    expect(found).toEqual({
      lost: { upstreams: [recordOf('x', 'VIEW')] },
      returned: { upstreams: [recordOf('x'), recordOf('y')] },
    });
  });

  it('include the record of another writer for the very edge that we add', () => {
    const found = findLosses(
      versions(undefined, theirs(lineageOf(recordOf('a', 'VIEW'))), lineageOf('a')),
      mutation(['a']),
    );
    expect(found?.lost.upstreams).toEqual([recordOf('a', 'VIEW')]);
  });

  it('leave out what a removal of ours removes, and what others did to each other', () => {
    expect(
      findLosses(
        versions(lineageOf('x', 'y'), theirs(lineageOf('x')), lineageOf()),
        mutation([], ['x']),
      ),
    ).toBeUndefined();
    const later = [lineageOf('x', 'y'), lineageOf('x', 'y', 'a'), theirs(lineageOf('z'))];
    expect(findLosses(versions(...later), mutation(['a']))).toBeUndefined();
  });

  it('are found although another writer removed the very edge that we remove', () => {
    const found = findLosses(
      versions(lineageOf('x'), theirs(lineageOf('y')), lineageOf()),
      mutation([], ['x']),
    );
    expect(found?.lost.upstreams).toEqual([recordOf('y')]);
  });

  it('are no marks that other stacks of our user put on the edge that we add', () => {
    const { properties = {} } = marked('a', { mart: { edge: true, pairs: [] } });
    const marking = { ...recordOf('a'), properties };
    expect(
      findLosses(versions(undefined, lineageOf('a'), lineageOf(marking)), mutation(['a'])),
    ).toBeUndefined();
  });

  it('count even if their writer has written them again since', () => {
    const found = findLosses(
      versions(undefined, theirs(lineageOf('y')), lineageOf('a'), theirs(lineageOf('a', 'y'))),
      mutation(['a']),
    );
    expect(found?.lost.upstreams).toEqual([recordOf('y')]);
  });

  it('ignore our own mark, and keep the marks of others', () => {
    const other = marked('y', { mart: { edge: true, pairs: [] } });
    const found = findLosses(
      versions(
        lineageOf('y', marked('b')),
        theirs(lineageOf(other, 'b')),
        lineageOf('y', marked('b'), 'a'),
      ),
      mutation(['a']),
    );
    expect(found).toEqual({
      lost: { upstreams: [other] },
      returned: { upstreams: [recordOf('y')] },
    });
  });
});
