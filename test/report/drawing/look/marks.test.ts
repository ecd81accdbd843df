import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  framePath,
  kindSigns,
  type ShownKind,
} from '../../../../src/report/drawing/look/kind-look.js';
import {
  knownMarks,
  MARK_INK,
  platformMark,
} from '../../../../src/report/drawing/look/platform-mark.js';

/** The relative luminance of a color such as `#116ad0`, after WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the mark of a platform', () => {
  const known = [...knownMarks];

  it('has letters that are legible on its tile, and a tile that stands out in both themes', () => {
    for (const [, { color }] of known) {
      expect(contrast(color, MARK_INK)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(contrast(color, '#0d1117')).toBeGreaterThanOrEqual(3);
    }
  });

  it('is one of its own for each known platform', () => {
    expect(known.length).toBeGreaterThanOrEqual(40);
    expect(new Set(known.map(([, { letters }]) => letters)).size).toBe(known.length);
    expect(platformMark('Snowflake')).toEqual(platformMark('snowflake'));
  });

  it.each([
    ['acme', 'AC'],
    ['my_own-store', 'MO'],
    ['x', 'X'],
    ['日本', '日本'],
    ['--', '?'],
    ['', '?'],
    ['constructor', 'CO'],
  ])('has letters of the name of an unknown platform: %j', (platform, letters) => {
    expect(platformMark(platform).letters).toBe(letters);
  });

  it('is the same for the same name, with one of the known colors', () => {
    const colors = new Set(known.map(([, { color }]) => color));
    fc.assert(
      fc.property(fc.string(), (platform) => {
        expect(platformMark(platform)).toEqual(platformMark(platform));
        expect(colors.has(platformMark(platform).color)).toBe(true);
      }),
    );
  });
});

describe('the look of a kind', () => {
  const kinds = Object.keys(kindSigns) as ShownKind[];

  it('is a sign and a shape of its own', () => {
    expect(new Set(Object.values(kindSigns)).size).toBe(kinds.length);
    const shapes = kinds.map((kind) => framePath(kind, { width: 200, height: 72 }, 1));
    expect(new Set(shapes).size).toBe(kinds.length);
  });

  it.each(kinds)('stays inside of the box: %s', (kind) => {
    const path = framePath(kind, { width: 200, height: 72 }, 3);
    const ends = path.replaceAll(/A\S+ \S+ 0 0 1 /g, 'L').match(/[MHVL][\d. ]+/g) ?? [];
    for (const end of ends) {
      const numbers = end.slice(1).trim().split(' ').map(Number);
      const [x, y] = end[0] === 'V' ? [3, numbers[0]] : [numbers[0], numbers[1] ?? 3];
      expect([x, y].every((one) => (one ?? 0) >= 1.5)).toBe(true);
      expect([(x ?? 0) <= 198.5, (y ?? 0) <= 70.5]).toEqual([true, true]);
    }
    expect(path).toMatch(/Z$/);
  });

  it('is pointed for a job', () => {
    expect(framePath('dataJob', { width: 100, height: 60 }, 0)).toBe(
      'M12 0H88L100 30V30L88 60H12L0 30V30L12 0Z',
    );
  });
});
