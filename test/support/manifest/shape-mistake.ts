import { markedText } from './marked-text.js';
import { expectMistake, type Mistake } from './mistake.js';
import { datasetsFile, readManifests } from './reading.js';

/** Reads the manifest of a mistake together with `datasetsFile` and expects the one finding. */
export function expectShapeMistake(mistake: Mistake): void {
  const marked = markedText(mistake.text);
  const { findings } = readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': marked.text });
  expectMistake(
    findings.filter(({ level }) => level !== 'info'),
    mistake,
    marked,
  );
}
