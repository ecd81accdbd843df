import { createContext, useContext } from 'react';
import type { ShownWords } from '../../../report/drawing/look/view-words.js';
import { FAR_ZOOM } from '../layout/placed.js';
import { lettersAt, wordsOf } from '../layout/words.js';
import type { Graph, GraphBox } from '../model/graph.js';

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
const NEAR_LETTERS = lettersAt(FAR_ZOOM);
