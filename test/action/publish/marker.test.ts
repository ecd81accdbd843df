import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMarker, markerKey, readMarker } from '../../../src/action/publish/marker.js';

const mark = { key: 'shop/headwater.yaml@prod', head: 'abc', run: 12, attempt: 2 };

describe('addMarker', () => {
  it('writes a mark that can be read', () => {
    expect(readMarker(addMarker(mark, '# plan\n\ntext'))).toEqual(mark);
    expect(readMarker(addMarker({ key: 'k' }, 'text'))).toEqual({ key: 'k' });
  });

  it('writes a mark that can be read after an edit in a browser, which adds carriage returns', () => {
    expect(readMarker(addMarker(mark, 'text').replaceAll('\n', '\r\n'))).toEqual(mark);
  });

  it('writes one HTML comment for any key', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('-->', '--!>', '<!--', '->', '--', '-', '\n-->\n', '&gt;', '\u2028-->'),
        ),
        (key) => {
          const [line = ''] = addMarker({ key }, 'the body').split('\n');
          expect(line.slice(4, -3)).not.toMatch(/[<>&]|--/);
          expect(readMarker(addMarker({ key }, 'the body'))).toEqual({ key });
        },
      ),
    );
  });
});

describe('readMarker', () => {
  it.each([
    ['no mark', '# plan'],
    ['a mark further down', `> quoted\n${addMarker(mark, 'x')}`],
    ['a mark in a quotation', `> ${addMarker(mark, 'x')}`],
    ['no JSON', '<!-- headwater {"key": -->\nx'],
    ['no end', '<!-- headwater {"key":"k"}\nx'],
    ['null', '<!-- headwater null -->\nx'],
    ['a list', '<!-- headwater [] -->\nx'],
    ['no key', '<!-- headwater {"head":"k"} -->\nx'],
    ['a head of another type', '<!-- headwater {"key":"k","head":1} -->\nx'],
    ['a run of another type', '<!-- headwater {"key":"k","run":"1"} -->\nx'],
    ['a run without end', '<!-- headwater {"key":"k","run":1e999} -->\nx'],
    ['an attempt of another type', '<!-- headwater {"key":"k","attempt":1.5} -->\nx'],
  ])('returns null for %s', (_, body) => {
    expect(readMarker(body)).toBeNull();
  });
});

describe('markerKey', () => {
  it('keeps a short key, and shortens long keys without collisions', () => {
    expect(markerKey('headwater.yaml')).toBe('headwater.yaml');
    const [one, other] = [markerKey(`${'<'.repeat(4096)}1`), markerKey(`${'<'.repeat(4096)}2`)];
    expect(one).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(one).not.toBe(other);
  });

  it('leaves room in a comment for a report of 60,000 characters and a footer of 3,000', () => {
    const longest = {
      key: markerKey('<'.repeat(200)),
      head: 'f'.repeat(64),
      run: Number.MAX_SAFE_INTEGER,
      attempt: Number.MAX_SAFE_INTEGER,
    };
    expect(addMarker(longest, 'x'.repeat(63_000)).length).toBeLessThan(65_536);
  });
});
