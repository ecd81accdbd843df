import { floors } from './floors.mjs';
import { readingFiles, routes } from './floors-server.mjs';
import { rows } from './layers.mjs';

/** Files that nothing imports, since a program outside `src/` starts with them. */
const entryFiles = [
  '^src/index\\.ts$',
  '^src/testing\\.ts$',
  '^src/cli/main\\.ts$',
  '^src/action/main\\.ts$',
  '^src/web/main\\.tsx$',
];

/** Packages that an install may leave out, or that no package.json names. */
const undeclared = ['npm-no-pkg', 'npm-unknown', 'npm-optional', 'npm-peer'];

const pathOf = new Map(rows.map(({ row, path }) => [row, path]));

/** The rows that are built into files of their own, with their packages. */
const bundled = [pathOf.get('action'), pathOf.get('web')];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rows.flatMap(rulesOf),
    ...floors.map(floorRule),
    ...[...new Set(floors.map(({ row }) => row))].map(knownFloorRule),
    {
      name: 'routes-only-read',
      comment:
        'a route writes through src/server/write/ alone, which checks every write; of the store it knows the files that only read',
      severity: 'error',
      from: { path: `^src/server/(?:${routes.join('|')})/` },
      to: {
        path: '^src/server/store/',
        pathNot: `^src/server/store/(?:${readingFiles.join('|')})\\.ts$`,
      },
    },
    {
      name: 'known-row',
      comment:
        'every folder of src/ stands in the table of layers.mjs, or nothing would say what it may import',
      severity: 'error',
      from: { path: '^src/', pathNot: rows.map(({ path }) => path) },
      to: {},
    },
    {
      name: 'serve-on-demand',
      comment:
        'the embedded catalog is loaded when `serve` runs, with import(), so that no other command pays for its database',
      severity: 'error',
      from: { path: '^src/', pathNot: pathOf.get('serve') },
      to: { path: pathOf.get('serve'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'no-cycle',
      comment: 'files of a cycle cannot be read, tested or moved apart from each other',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment:
        'nothing imports it and it imports nothing: dead, or an entry that entryFiles should name',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: entryFiles },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere escapes every other rule',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'real-dependency',
      comment:
        'what src/ loads is installed together with the package: named under "dependencies", nowhere else',
      severity: 'error',
      from: { path: '^src/', pathNot: bundled },
      to: { dependencyTypes: ['npm-dev', ...undeclared] },
    },
    {
      name: 'bundled-dependency',
      comment:
        'the bundles contain the packages that src/action/ and src/web/ load, so users do not install them; package.json must name them all the same',
      severity: 'error',
      from: { path: bundled },
      to: { dependencyTypes: undeclared },
    },
  ],
  options: {
    // Types count as imports: knowing the types of another row depends on that row as much as a
    // call does.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};

/** @param {import('./layers.mjs').Row} row */
function rulesOf({ row, path, imports, packages, builtins, outside, why }) {
  const rowsAllowed = [path, ...imports.map((name) => pathOf.get(name))];
  return [
    {
      name: `${row}-imports`,
      comment: `${row} imports ${list(imports)}: ${why}`,
      severity: 'error',
      from: { path },
      to: { path: '^src/', pathNot: rowsAllowed },
    },
    {
      name: `${row}-files`,
      comment: `${row} loads ${list(outside)} from outside src/: ${why}`,
      severity: 'error',
      from: { path },
      to: {
        dependencyTypes: ['local'],
        pathNot: ['^src/', ...outside.map((prefix) => `^${escapePattern(prefix)}`)],
      },
    },
    {
      name: `${row}-packages`,
      comment: `${row} loads of npm ${list(packages)}: ${why}`,
      severity: 'error',
      from: { path },
      to: {
        path: 'node_modules/',
        pathNot: packages.map((name) => `node_modules/${escapePattern(name)}/`),
      },
    },
    {
      name: `${row}-builtins`,
      comment: `${row} loads of Node ${list(builtins)}: ${why}`,
      severity: 'error',
      from: { path },
      to: {
        dependencyTypes: ['core'],
        pathNot: builtins.map((name) => `^(?:node:)?${escapePattern(name.replace('node:', ''))}$`),
      },
    },
  ];
}

/** @param {import('./floors.mjs').Floor} floor */
function floorRule({ row, floor, imports, why }) {
  const allowed = [floor, ...imports].map((name) => `^src/${row}/${name}/`);
  return {
    name: `${row}-${floor}-imports`,
    comment: `${row}/${floor} imports of ${row}/ ${list(imports)}: ${why}`,
    severity: 'error',
    from: { path: `^src/${row}/${floor}/` },
    to: { path: `^src/${row}/`, pathNot: allowed },
  };
}

/** @param {string} row */
function knownFloorRule(row) {
  const known = floors.filter((one) => one.row === row).map(({ floor }) => floor);
  return {
    name: `${row}-known-floor`,
    comment: `every folder of src/${row}/ stands in the table of floors.mjs`,
    severity: 'error',
    from: { path: `^src/${row}/(?!(?:${known.join('|')})/)[^/]+/` },
    to: {},
  };
}

function list(names) {
  return names.length === 0 ? 'nothing' : names.join(', ');
}

function escapePattern(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
