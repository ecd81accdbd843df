import { markdownTable } from '../support/docs/generated-parts.js';
import { floors, layers } from './toolchain-data.js';

/** Builds the table of the folders of `src/`. */
export function layersTable(): string {
  const rows = layers.map(({ row, imports, packages, why }) => [
    asCode(row),
    asNames(imports),
    asNames(packages),
    why,
  ]);
  return markdownTable([['Folder', 'Imports from', 'Packages', 'Reason'], ...rows]);
}

/** Builds one table of floors for each folder that has them. */
export function floorTables(): string {
  return [...new Set(floors.map(({ row }) => row))].map(floorTable).join('\n');
}

function floorTable(folder: string): string {
  const rows = floors
    .filter(({ row }) => row === folder)
    .map(({ floor, imports, why }) => [asCode(floor), asNames(imports), why]);
  return `### Floors of ${folder}\n\n${markdownTable([['Floor', 'Imports from', 'Reason'], ...rows])}`;
}

function asNames(names: readonly string[]): string {
  return names.map(asCode).join(', ');
}

function asCode(name: string): string {
  return `\`${name}\``;
}
