import { Window } from 'happy-dom';

/** A flowchart as mermaid parses it. Texts are decoded as mermaid decodes them for drawing. */
export interface MermaidReading {
  readonly nodes: ReadonlyMap<string, string>;
  /** The title of each box, with the ids of the nodes in it. */
  readonly boxes: ReadonlyMap<
    string,
    { readonly title: string; readonly nodes: readonly string[] }
  >;
  readonly links: readonly MermaidLink[];
}

export interface MermaidLink {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly stroke: string;
}

interface FlowDb {
  getVertices(): ReadonlyMap<string, { readonly text?: string }>;
  getEdges(): readonly {
    readonly start: string;
    readonly end: string;
    readonly text: string;
    readonly stroke: string;
  }[];
  getSubGraphs(): readonly {
    readonly id: string;
    readonly title: string;
    readonly nodes: readonly string[];
  }[];
}

/** Parses a flowchart. Fails if mermaid rejects the text. */
export async function readMermaid(text: string): Promise<MermaidReading> {
  const mermaid = await loadMermaid();
  await mermaid.parse(text);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  const flow = db as unknown as FlowDb;
  const boxes = new Map(
    flow
      .getSubGraphs()
      .map(({ id, title, nodes }) => [id, { title: decoded(title), nodes: [...nodes].sort() }]),
  );
  return {
    nodes: new Map(
      [...flow.getVertices()]
        .filter(([id]) => !boxes.has(id))
        .map(([id, { text: label = '' }]) => [id, decoded(label)]),
    ),
    boxes,
    links: flow.getEdges().map(({ start, end, text: label, stroke }) => ({
      from: start,
      to: end,
      label: decoded(label),
      stroke,
    })),
  };
}

/** Loads mermaid, which needs a `window` while it loads. */
async function loadMermaid(): Promise<typeof import('mermaid').default> {
  const window = new Window();
  Object.assign(globalThis, { window, document: window.document });
  return (await import('mermaid')).default;
}

/** Decodes as `decodeEntities` of mermaid does, then as a browser decodes numeric entities. */
function decoded(text: string): string {
  return text
    .replaceAll('ﬂ°°', '&#')
    .replaceAll('ﬂ°', '&')
    .replaceAll('¶ß', ';')
    .replace(/&#(\d+);/g, (_all, number: string) => String.fromCodePoint(Number(number)));
}
