import { layers, sources } from './toolchain-data.js';

/** The nodes of the diagram: id, label, and the rows of the table of layers that it stands for. */
const nodes: readonly (readonly [id: string, label: string, rows: readonly string[]])[] = [
  ['cli', 'cli', ['cli', 'serve']],
  ['shells', 'action, index.ts', ['action', 'index']],
  ['testing', 'testing.ts', ['testing']],
  ['web', 'web', ['web']],
  ['tasks', 'tasks', ['tasks']],
  ['manifest', 'manifest', ['manifest']],
  ['formats', 'formats', ['formats']],
  ['report', 'report', ['report']],
  ['apply', 'apply', ['apply']],
  ['files', 'files', ['files']],
  ['catalog', 'catalog', ['catalog']],
  ['insight', 'insight', ['insight']],
  ['plan', 'plan', ['plan']],
  ['server', 'server', ['server']],
  ['yaml', 'yaml', ['yaml']],
  ['base', 'errors, urn, model', ['errors', 'urn', 'model']],
];

/** The rows without any file yet. */
const empty = layers.filter(({ row }) => !sources.some(({ path }) => rowOf(path) === row));

/**
 * Draws the imports that exist between the layers. An import that follows from others is left out:
 * if a imports b and b imports c, no arrow leads from a to c.
 */
export function layerDiagram(): string {
  const drawn = nodes.flatMap(([, , rows]) => rows);
  const missing = layers.filter((one) => !drawn.includes(one.row) && !empty.includes(one));
  if (missing.length > 0)
    throw new Error(`layer-diagram.ts has no node for ${missing.map(({ row }) => row).join(', ')}`);
  const boxes = nodes.map(([id, label]) => `  ${id}["${label}"]`);
  const arrows = nodes.flatMap(([from]) => directImports(from).map((to) => `  ${from} --> ${to}`));
  return `\`\`\`mermaid\nflowchart TD\n${[...boxes, ...arrows].join('\n')}\n\`\`\`\n`;
}

function directImports(from: string): readonly string[] {
  const all = importsOf(from);
  return all.filter((to) => !all.some((other) => other !== to && reaches(other, to)));
}

function reaches(from: string, to: string): boolean {
  return importsOf(from).some((next) => next === to || reaches(next, to));
}

/** Returns the nodes that files of a node import, in the order of the nodes. */
function importsOf(node: string): readonly string[] {
  const found = new Set(
    sources
      .filter(({ path }) => nodeOf(path) === node)
      .flatMap(({ imports }) => imports.map(nodeOf)),
  );
  return nodes.map(([id]) => id).filter((id) => id !== node && found.has(id));
}

function nodeOf(path: string): string | undefined {
  return nodes.find(([, , rows]) => rows.includes(rowOf(path)))?.[0];
}

/** Returns the row of a file in the table of layers. */
function rowOf(path: string): string {
  if (path === 'src/cli/commands/serve.ts') return 'serve';
  return path.replace(/\.ts$/, '').split('/')[1] ?? '';
}
