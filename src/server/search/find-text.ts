/** Up to this length the search of the engine, which steps back, is the fastest. */
const SHORT = 16;

/**
 * Finds the first place of a part in a text, like `indexOf`. The time grows with the length of the
 * text alone. `indexOf` takes seconds for some long parts, and a caller can choose the part.
 *
 * @returns -1 if the text does not hold the part behind `from`
 */
export function findText(text: string, part: string, from: number = 0): number {
  if (part.length <= SHORT) return text.indexOf(part, from);
  const steps = stepsBack(part);
  let fits = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    while (fits > 0 && part.charCodeAt(fits) !== code) fits = steps[fits - 1] ?? 0;
    if (part.charCodeAt(fits) === code) fits++;
    if (fits === part.length) return at + 1 - fits;
  }
  return -1;
}

/**
 * For each beginning of a part: the length of the longest shorter beginning that it ends with.
 * After a mismatch the search continues from there, so it reads no character of the text again.
 */
function stepsBack(part: string): Uint32Array {
  const steps = new Uint32Array(part.length);
  let fits = 0;
  for (let at = 1; at < part.length; at++) {
    const code = part.charCodeAt(at);
    while (fits > 0 && part.charCodeAt(fits) !== code) fits = steps[fits - 1] ?? 0;
    if (part.charCodeAt(fits) === code) fits++;
    steps[at] = fits;
  }
  return steps;
}
