/** Variables of the style sheet that tell owners apart. */
export const OWNER_TONES = ['own1', 'own2', 'own3', 'own4', 'own5', 'own6', 'own7'] as const;

/** Variables of the style sheet that lines and exports use. */
const NAMES = [
  ...(['ground', 'raised', 'ink', 'soft', 'line', 'faint', 'alter', 'mark', 'add', 'cut'] as const),
  ...OWNER_TONES,
] as const;

/** Colors of the present theme, as `rgb(…)`. */
export type Colors = Readonly<Record<ColorName, string>>;

/** The name of a color. */
export type ColorName = (typeof NAMES)[number];

/**
 * Reads the colors that the style sheet gives an element. The browser resolves `light-dark()` only
 * in the color of an element, so each variable colors a hidden element.
 */
export function readColors(element: Element): Colors {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const read = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colors = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Colors;
  probe.remove();
  return colors;
}
