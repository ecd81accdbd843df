import { createContext, useContext } from 'react';
import { type HeadLetters, headRoom, SMALL_SIZE } from '../../../report/drawing/look/box-head.js';
import { type ShownWords, viewWords } from '../../../report/drawing/look/view-words.js';
import { isJob, kindWord, shownKind } from '../../entity/entity-kinds.js';
import { BOX_WIDTH, FAR_ZOOM, JOB_WIDTH, labelSize } from '../layout/placed.js';
import type { Graph, GraphBox } from '../model/graph.js';

/** Sizes of letters. Boxes change at these steps only, since their words have to be fitted anew. */
const SIZES = [SMALL_SIZE, 12, 14, 17, 20, 26, 32] as const;

/** The smallest letters of boxes that are legible at a zoom, in CSS pixels at zoom 1. */
export function lettersAt(zoom: number): number {
  const least = Math.ceil(SMALL_SIZE / zoom);
  return SIZES.find((size) => size >= least) ?? least;
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

const GraphContext = createContext<Graph | null>(null);

/** Gives the boxes below it the graph that they are in. */
export const GraphProvider = GraphContext.Provider;

/** The words of a box beside all others of its graph. */
export function useShownWords(box: GraphBox, size: number): ShownWords {
  const graph = useContext(GraphContext);
  const words = graph && wordsOf(graph, { size, isTitleOnly: size > NEAR_LETTERS });
  return words?.get(box.urn) ?? { context: box.schema, title: [box.name], env: box.env };
}

/** Larger letters leave room for a title only. */
const NEAR_LETTERS = labelSize(FAR_ZOOM);
