import { describe, expect, test } from 'vitest';
import { upsert } from '../../support/server/proposals.js';
import { desk } from '../../support/server/store.js';
import { dataset } from '../../support/server/urns.js';

/** A store with an aspect of version 2, written 2 seconds after the start of 1970. */
function written() {
  const the = desk();
  the.write(upsert(dataset('a'), 'custom', { n: 1 }));
  the.write(upsert(dataset('a'), 'custom', { n: 2 }));
  return the;
}

function next(headers: Readonly<Record<string, string>>, aspectName = 'custom') {
  return upsert(dataset('a'), aspectName, { n: 3 }, { headers });
}

describe('preconditions', () => {
  test.each([
    ['the version', { 'If-Version-Match': '2' }, 'custom'],
    ['the version under a header name in another case', { 'if-version-match': '2' }, 'custom'],
    ['the absence of an aspect', { 'If-Version-Match': '-1' }, 'absent'],
    [
      'a time without changes since then',
      { 'If-Unmodified-Since': '1970-01-01T00:00:02Z' },
      'custom',
    ],
    [
      'the same with an offset and fractions',
      { 'If-Unmodified-Since': '1970-01-01T01:00:02.000001+01:00' },
      'custom',
    ],
    ['a time for a missing aspect', { 'If-Unmodified-Since': '1970-01-01T00:00:00Z' }, 'absent'],
    [
      'a time with changes since then',
      { 'If-Modified-Since': '1970-01-01T00:00:01.999Z' },
      'custom',
    ],
  ])('accept a write with %s', (_what, headers, aspectName) => {
    const { store, write } = written();
    write(next(headers, aspectName));
    expect(store.readAspect(dataset('a'), aspectName)?.value).toEqual({ n: 3 });
  });

  test.each([
    [
      'another version',
      { 'If-Version-Match': '1' },
      'custom',
      'precondition: Expected version 1, actual version 2',
    ],
    [
      'a version of a missing aspect',
      { 'If-Version-Match': '1' },
      'absent',
      'precondition: Expected version 1, actual version -1',
    ],
    [
      'the absence of an existing aspect',
      { 'If-Version-Match': '-1' },
      'custom',
      'precondition: Expected version -1, actual version 2',
    ],
    [
      'a change since then',
      { 'If-Unmodified-Since': '1970-01-01T00:00:01Z' },
      'custom',
      'precondition: Item last modified 2000 > 1000 (epoch ms)',
    ],
    [
      'no change since then',
      { 'If-Modified-Since': '1970-01-01T00:00:02Z' },
      'custom',
      'precondition: Item last modified 2000 <= 2000 (epoch ms)',
    ],
    [
      'a change of a missing aspect',
      { 'If-Modified-Since': '1970-01-01T00:00:00Z' },
      'absent',
      /^precondition: /,
    ],
    [
      'an HTTP date',
      { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:02 GMT' },
      'custom',
      /^malformed: /,
    ],
    [
      'a date without a zone',
      { 'If-Unmodified-Since': '1970-01-01T00:00:02' },
      'custom',
      /^malformed: /,
    ],
    [
      'a date that does not exist',
      { 'If-Unmodified-Since': '1970-13-01T00:00:02Z' },
      'custom',
      /^malformed: /,
    ],
  ])('refuse a write with %s', (_what, headers, aspectName, expected) => {
    const { store, refusal } = written();
    expect(refusal(next(headers, aspectName))).toMatch(expected);
    expect(store.readAspect(dataset('a'), 'custom')?.value).toEqual({ n: 2 });
  });

  test('apply to equal writes too, and accept a creation', () => {
    const { write, refusal } = written();
    expect(
      refusal(upsert(dataset('a'), 'custom', { n: 2 }, { headers: { 'If-Version-Match': '1' } })),
    ).toMatch(/^precondition/);
    write(
      upsert(
        dataset('a'),
        'absent',
        {},
        { changeType: 'CREATE', headers: { 'If-Version-Match': '-1' } },
      ),
    );
  });
});
