import { type MermaidLink, type MermaidReading, readMermaid } from './mermaid-reading.js';
import type { ToldRemovals } from './told-removals.js';

/** Reads the links that a flowchart draws one by one, and the note about the others. */
export async function removalsInMermaid(text: string): Promise<ToldRemovals> {
  const read = await readMermaid(text);
  return {
    addresses: new Set(read.links.flatMap((link) => linkAddress(link, read))),
    ...announced(read),
  };
}

function linkAddress(
  { from, to, label }: MermaidLink,
  { nodes, boxes }: MermaidReading,
): readonly string[] {
  const boxOf = (id: string) => [...boxes.values()].find((box) => box.nodes.includes(id));
  const nameOf = (id: string) => withoutSign(boxes.get(id)?.title ?? nodes.get(id) ?? '');
  const [downstream, upstream] = [boxOf(to), boxOf(from)];
  if (downstream && upstream)
    return [
      `${withoutSign(downstream.title)}.${nameOf(to)} <- ${withoutSign(upstream.title)}.${nameOf(from)}`,
    ];
  // An edge that only counts what is between two boxes has no sign of its own.
  const isOwn = /^[-~](?: (?!\d)|,|$)/.test(label) || /^-\d+ columns?$/.test(label);
  return isOwn && !/\d edges?\b/.test(label) ? [`${nameOf(to)} <- ${nameOf(from)}`] : [];
}

function withoutSign(label: string): string {
  return label.replace(/^[-+~] /, '');
}

function announced({ nodes }: MermaidReading): Omit<ToldRemovals, 'addresses'> {
  const [, count = 0, command = null] =
    [...nodes.values()]
      .map((label) =>
        /(\d+) removed(?: or overwritten)? links?\. (headwater .*) lists all of it\.$/.exec(label),
      )
      .find((found) => found !== null) ?? [];
  return { unlisted: Number(count), command };
}
