import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{
 *   readonly path: string, readonly lines: number,
 *   readonly functions: readonly { readonly name: string, readonly lines: number }[],
 *   readonly types: readonly string[], readonly imports: readonly string[]
 * }} Source
 */

/**
 * Reads the files of `src/` in the working directory, except generated ones. Sorted by path.
 *
 * @returns {readonly Source[]}
 */
export function measureSources() {
  const entries = readdirSync('src', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !entry.name.startsWith('generated-'))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort()
    .map(measureSource);
}

function measureSource(path) {
  const text = readFileSync(path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const nodes = allNodes(tree);
  return {
    path,
    lines: text.replace(/\n$/, '').split('\n').length,
    functions: nodes.flatMap((node) => measureFunction(node, tree)),
    types: tree.statements.flatMap(exportedType),
    imports: [...new Set(nodes.flatMap((node) => importOf(node, path)))],
  };
}

function allNodes(tree) {
  const nodes = [];
  const visit = (node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return nodes;
}

/**
 * Measures a function with a name: a declaration, a method, an accessor, a constructor, or a
 * function that a variable or a property holds. A callback without a name counts as a part of the
 * function around it.
 */
function measureFunction(node, tree) {
  const name = functionName(node);
  if (name === undefined) return [];
  const first = tree.getLineAndCharacterOfPosition(node.getStart()).line;
  const last = tree.getLineAndCharacterOfPosition(node.getEnd()).line;
  return [{ name, lines: last - first + 1 }];
}

function functionName(node) {
  if (!ts.isFunctionLike(node) || node.body === undefined) return undefined;
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  const isHeld = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isHeld && parent.initializer === node ? parent.name.getText() : undefined;
}

/** Returns the name of a type that a statement declares and exports. A class is a type too. */
function exportedType(node) {
  const isType =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  const isExported = node.modifiers?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword);
  return isType && isExported ? [node.name.text] : [];
}

/**
 * Returns the file of `src/` that a node imports, re-exports or loads with `import()`. Type imports
 * count, as in the check of the directions.
 */
function importOf(node, path) {
  const specifier = moduleSpecifier(node);
  if (!specifier?.startsWith('.')) return [];
  const file = join(path, '..', specifier).replaceAll('\\', '/').replace(/\.js$/, '.ts');
  if (!file.startsWith('src/')) return [];
  return [existsSync(file) ? file : file.replace(/\.ts$/, '.tsx')];
}

function moduleSpecifier(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier?.text;
  const isLoad = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isLoad ? node.arguments[0]?.text : undefined;
}

/**
 * Returns the longest chain of files of which each imports the next. No circle exists: the check of
 * the directions refuses one.
 *
 * @param {readonly Source[]} sources
 * @returns {readonly string[]}
 */
export function longestChain(sources) {
  const imports = new Map(sources.map((one) => [one.path, one.imports]));
  const known = new Map();
  const chainFrom = (path) => {
    if (!known.has(path))
      known.set(path, [path, ...longest((imports.get(path) ?? []).map(chainFrom))]);
    return known.get(path);
  };
  return longest([...imports.keys()].map(chainFrom));
}

function longest(chains) {
  return chains.reduce((best, one) => (one.length > best.length ? one : best), []);
}

/**
 * Returns the files that exactly one file of `src/` imports.
 *
 * @param {readonly Source[]} sources
 */
export function withOneImporter(sources) {
  const counts = new Map();
  for (const path of sources.flatMap(({ imports }) => imports))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  return sources.filter(({ path }) => counts.get(path) === 1);
}

/**
 * Returns the names that more than one file gives to a type that it exports, each with the files.
 *
 * @param {readonly Source[]} sources
 * @returns {readonly { readonly name: string, readonly paths: readonly string[] }[]}
 */
export function typesNamedTwice(sources) {
  const paths = new Map();
  for (const { path, types } of sources)
    for (const name of types) paths.set(name, [...(paths.get(name) ?? []), path]);
  return [...paths]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => ({ name, paths: all }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
