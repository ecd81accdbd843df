/** Variables of the style sheet that lines and exports use. */
const NAMES = ['ground', 'raised', 'ink', 'soft', 'line', 'faint', 'alter', 'mark'] as const;

/** Colours of the present theme, as `rgb(…)`. */
export type Colours = Readonly<Record<(typeof NAMES)[number], string>>;

/**
 * Reads the colours that the style sheet gives an element. The browser resolves `light-dark()` in
 * the colour of an element alone, so each variable colours one that is not shown.
 */
export function readColours(element: Element): Colours {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const read = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Colours;
  probe.remove();
  return colours;
}
