import type { PlacedGraph } from '../boxes/move-active.js';
import { readColors } from '../canvas/colors.js';
import type { Path } from '../model/graph.js';
import { downloadPng, downloadSvg } from './download.js';
import { scaleNotice } from './png-size.js';
import { svgOf } from './svg-of.js';

interface SaveOptions {
  /** The pinned path. Null: none. */
  readonly path: Path | null;
  readonly form: 'svg' | 'png';
}

/**
 * Saves the whole graph as a file, in the colors of the page. Resolves with what the reader has to
 * know of the file, or with an empty text. Rejects if the browser cannot draw it.
 */
export async function saveGraph(
  { graph, places }: PlacedGraph,
  { path, form }: SaveOptions,
): Promise<string> {
  const home = graph.boxes.find(({ isHome }) => isHome);
  const title = `Lineage of ${home?.name ?? graph.home}`;
  const colors = readColors(document.body);
  const file = svgOf(graph, places, { title, date: new Date(), colors, path });
  if (form === 'png') return scaleNotice(await downloadPng(file, title));
  downloadSvg(file, title);
  return '';
}
