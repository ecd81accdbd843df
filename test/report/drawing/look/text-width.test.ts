import { describe, expect, it } from 'vitest';
import { fitText, textWidth } from '../../../../src/report/drawing/look/text-width.js';
import { truncateMiddle } from '../../../../src/report/words/fitting.js';

describe('the width of a text', () => {
  it.each([
    ['narrow letters', 'illi', 'wide', 'sans'],
    ['letters', 'abcd', 'ABCD', 'sans'],
    ['capitals', 'ABCD', 'MWMW', 'sans'],
    ['letters', 'abcd', '日本語文', 'mono'],
    ['letters', 'abcd', 'абвг', 'sans'],
    ['emoji', 'ab', '🍞🥨', 'mono'],
  ] as const)('is smaller for %s than for other text', (_what, narrow, wide, font) => {
    expect(textWidth(narrow, font)).toBeLessThan(textWidth(wide, font));
  });

  it('is the same for every letter of a monospaced font', () => {
    expect(textWidth('ill', 'mono')).toBe(textWidth('WWW', 'mono'));
    expect(textWidth('αβγ', 'mono')).toBeGreaterThan(textWidth('WWW', 'mono'));
  });
});

describe('a text that is shortened', () => {
  const style = { font: 'mono', size: 10 } as const;

  it('loses its middle', () => {
    expect(fitText('abcdefghij', 100, style)).toBe('abcdefghij');
    expect(fitText('abcdefghij', 45, style)).toBe('abc…ij');
    expect(fitText('🍞🥨🥯🧇🥞', 50, style)).toBe('🍞🥨…🥞');
  });

  it('keeps at least one sign', () => {
    expect(fitText('abc', 0, style)).toBe('…');
    expect(fitText('a', 0, style)).toBe('a');
  });

  it('keeps all that fits', () => {
    const sans = { font: 'sans', size: 10 } as const;
    const text = 'prod.iiiillll.MWMW_注文_orders.[x]';
    for (let width = 0; width < 10 * textWidth(text, 'sans'); width += 3) {
      const shown = fitText(text, width, sans);
      const longer = truncateMiddle(text, [...shown].length + 1);
      expect(shown === '…' || 10 * textWidth(shown, 'sans') <= width).toBe(true);
      expect(longer === text || 10 * textWidth(longer, 'sans') > width).toBe(true);
    }
  });
});
