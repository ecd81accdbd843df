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

const version = (text: string) => ({ 'If-Version-Match': text });
const unmodified = (text: string) => ({ 'If-Unmodified-Since': text });
const modified = (text: string) => ({ 'If-Modified-Since': text });

describe('preconditions', () => {
  test.each([
    ['the version', version('2'), 'custom'],
    ['the version under a header name in another case', { 'if-version-match': '2' }, 'custom'],
    ['the absence of an aspect', version('-1'), 'absent'],
    ['a time without changes since then', unmodified('1970-01-01T00:00:02Z'), 'custom'],
    ['an offset and fractions', unmodified('1970-01-01T01:00:02.000001+01:00'), 'custom'],
    ['a time for a missing aspect', unmodified('1970-01-01T00:00:00Z'), 'absent'],
    ['a time with changes since then', modified('1970-01-01T00:00:01.999Z'), 'custom'],
  ])('accept a write with %s', (_what, headers, aspectName) => {
    const { store, write } = written();
    write(next(headers, aspectName));
    expect(store.readAspect(dataset('a'), aspectName)?.value).toEqual({ n: 3 });
  });

  const FAILS = 'precondition: ';
  const IS_NO_TIME = /^malformed: /;
  test.each([
    ['another version', version('1'), 'custom', `${FAILS}Expected version 1, actual version 2`],
    ['a missing aspect', version('1'), 'absent', `${FAILS}Expected version 1, actual version -1`],
    ['an aspect', version('-1'), 'custom', `${FAILS}Expected version -1, actual version 2`],
    [
      'a change since then',
      unmodified('1970-01-01T00:00:01Z'),
      'custom',
      `${FAILS}Item last modified 2000 > 1000 (epoch ms)`,
    ],
    [
      'no change since then',
      modified('1970-01-01T00:00:02Z'),
      'custom',
      `${FAILS}Item last modified 2000 <= 2000 (epoch ms)`,
    ],
    ['a change of a missing aspect', modified('1970-01-01T00:00:00Z'), 'absent', /^precondition: /],
    ['an HTTP date', unmodified('Thu, 01 Jan 1970 00:00:02 GMT'), 'custom', IS_NO_TIME],
    ['a date without a zone', unmodified('1970-01-01T00:00:02'), 'custom', IS_NO_TIME],
    ['a date that does not exist', unmodified('1970-13-01T00:00:02Z'), 'custom', IS_NO_TIME],
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
