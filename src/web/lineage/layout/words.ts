import { type HeadLetters, headRoom, SMALL_SIZE } from '../../../report/drawing/look/box-head.js';
import { type ShownWords, viewWords } from '../../../report/drawing/look/view-words.js';
import { isJob, kindWord, shownKind } from '../../entity/entity-kinds.js';
import type { Graph } from '../model/graph.js';
import { BOX_WIDTH, JOB_WIDTH } from './placed.js';

/** Sizes of letters. Few steps, since each makes the browser place all texts again. */
const SIZES = [SMALL_SIZE, 12, 14, 17, 20, 26, 32, 38];
const LARGEST = 44;

/** The smallest letters that are legible at a zoom, in CSS pixels at zoom 1. */
export function lettersAt(zoom: number): number {
  return SIZES.find((size) => size * zoom >= SMALL_SIZE) ?? LARGEST;
}

/** The words of all boxes of a graph, by urn. No two boxes show the same. */
export function wordsOf(graph: Graph, letters: HeadLetters): ReadonlyMap<string, ShownWords> {
  const key = `${letters.size} ${letters.isTitleOnly}`;
  const known = cache.get(graph) ?? new Map<string, ReadonlyMap<string, ShownWords>>();
  const words = known.get(key) ?? fitted(graph, letters);
  cache.set(graph, known.set(key, words));
  return words;
}

const cache = new WeakMap<Graph, Map<string, ReadonlyMap<string, ShownWords>>>();

function fitted({ boxes }: Graph, letters: HeadLetters): ReadonlyMap<string, ShownWords> {
  const all = boxes.map((box) => ({ ...box, kind: kindWord(box.type) }));
  return viewWords(all, ({ type, platform, env }) =>
    headRoom(
      { kind: shownKind(type), platform },
      { env, width: isJob(type) ? JOB_WIDTH : BOX_WIDTH, letters },
    ),
  );
}
