// Breaks the product on purpose, one way at a time, and demands that the model test notices:
//   node test/model-test/mutations.mjs [--only NAME] [--histories N] [--seed N]
// Works on a copy in a temporary folder. Ends with 1 when a mutation was not noticed, or its text is not there any more.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** @type {readonly { name: string, what: string, edits: readonly { file: string, text: string, replacement: string }[] }[]} */
const mutations = [
  {
    name: 'condition',
    what: 'the conditional header is left out',
    edits: [
      {
        file: 'src/catalog/preconditions.ts',
        text: "    'If-Version-Match': ifVersionMatch,\n    ...(ifUnmodifiedSince !== undefined && {",
        replacement: "    ...(ifVersionMatch === '' && { 'If-Version-Match': ifVersionMatch }),\n    ...(ifUnmodifiedSince === -1 && {",
      },
    ],
  },
  {
    name: 'stale-merge',
    what: 'the merge is made from the reading before, under the version of the fresh one',
    edits: [
      {
        file: 'src/apply/send-lineage.ts',
        text: '    aspect: lineage.value,',
        replacement: '    aspect: plannedAspect(unit.urn, lineage.value, planner),',
      },
      {
        file: 'src/apply/send-lineage.ts',
        text: '/** The aspect as it was just read, with our elements changed',
        replacement: `const plannedAspects = new WeakMap<object, Map<string, unknown>>();
function plannedAspect<T>(urn: string, fresh: T, planner: object): T {
  const first = plannedAspects.get(planner) ?? new Map<string, unknown>();
  plannedAspects.set(planner, first);
  if (!first.has(urn)) first.set(urn, fresh);
  return first.get(urn) as T;
}

/** The aspect as it was just read, with our elements changed`,
      },
    ],
  },
  {
    name: 'ownership',
    what: 'everything is ours',
    edits: [
      {
        file: 'src/plan/lineage/owner.ts',
        text: '    edge: marks.some((mark) => mark.edge),',
        replacement: '    edge: edge !== undefined || marks.some((mark) => mark.edge),',
      },
    ],
  },
  {
    name: 'completeness',
    what: 'an entry of a batch that cannot be read is passed over, and reads as absent',
    edits: [
      {
        file: 'src/catalog/parse-batch.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the product
        text: '    if (!reading.ok) return problem(`holds ${urn}, but ${reading.problem}`);',
        replacement: '    if (!reading.ok) continue;',
      },
    ],
  },
  {
    name: 'twice',
    what: 'of an entry that a batch holds twice the last counts',
    edits: [
      {
        file: 'src/catalog/parse-batch.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the product
        text: '    if (found.has(urn)) return problem(`holds ${urn} twice`);\n',
        replacement: '',
      },
    ],
  },
  {
    name: 'order',
    what: 'what leaves by itself leaves first',
    edits: [
      {
        file: 'src/apply/write-lineage.ts',
        text: "  await writeStep('edgesToAdd', downstreams(plan.writes.edgesToAdd), run);",
        replacement:
          "  await writeStep('edgesToRemove', leaving, run);\n  await writeStep('edgesToAdd', downstreams(plan.writes.edgesToAdd), run);",
      },
    ],
  },
  {
    name: 'mark',
    what: 'the mark is not written',
    edits: [
      {
        file: 'src/apply/merge-lineage.ts',
        text: '  return withMarks([...kept, ...added, ...restored], target.marks);',
        replacement: '  return withMarks([...kept, ...added, ...restored], []);',
      },
    ],
  },
  {
    name: 'index',
    what: 'the index is believed: what it does not list has no lineage',
    edits: [
      {
        file: 'src/tasks/read-nominated.ts',
        text: '  return await reader.readDatasets([...new Set([...datasets.map(({ urn }) => urn), ...nominated, ...also])]);',
        replacement: `  const readings = await reader.readDatasets([...new Set([...datasets.map(({ urn }) => urn), ...nominated, ...also])]);
  const isListed = (urn: DatasetUrn) => !discover || nominated.includes(urn) || also.includes(urn);
  return new Map(
    [...readings].map(([urn, reading]) =>
      isListed(urn) || reading.kind !== 'present' ? [urn, reading] : [urn, { ...reading, lineage: { version: reading.lineage.version } }],
    ),
  );`,
      },
    ],
  },
  {
    name: 'read-back',
    what: 'a write of which nobody knows what became of it is taken for applied',
    edits: [
      {
        file: 'src/apply/settle.ts',
        text: "    if (certain) await ledger.settle(urn, 'failed', reasonOf(error));",
        replacement: "    if (!certain) ledger.wrote(urn);\n    else if (certain) await ledger.settle(urn, 'failed', reasonOf(error));",
      },
    ],
  },
  {
    name: 'verify',
    what: 'what was written is not verified, and a write without an answer is taken for applied',
    edits: [
      {
        file: 'src/apply/settle.ts',
        text: "    if (certain) await ledger.settle(urn, 'failed', reasonOf(error));",
        replacement: "    if (!certain) ledger.wrote(urn);\n    else if (certain) await ledger.settle(urn, 'failed', reasonOf(error));",
      },
      {
        file: 'src/apply/verify.ts',
        text: '  if (written.length === 0) return;',
        replacement: '  if (written.length >= 0) return;',
      },
    ],
  },
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, histories: { type: 'string', default: '300' }, seed: { type: 'string', default: '8' } },
});

function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-mutation-'));
  for (const name of ['src', 'test', 'schemas', 'package.json', 'tsconfig.json']) {
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** What is wrong with the mutation; nothing where it was made. */
function mutate(folder, { edits }) {
  for (const { file, text, replacement } of edits) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(text).length !== 2) return `${file} does not hold this text once any more: ${text.trim()}`;
    writeFileSync(
      path,
      source.replace(text, () => replacement),
    );
  }
  return undefined;
}

function play(folder) {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--config', 'test/config/vitest.config.ts', 'test/model-test/model.test.ts'];
  const env = { ...process.env, HEADWATER_TEST_RUNS: values.histories, HEADWATER_TEST_SEED: values.seed, HEADWATER_TEST_SHRINK: 'off' };
  return spawnSync(process.execPath, [vitest, ...args], { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** `P2 broken: …, after 12 histories`; nothing where the test passed. */
function verdictOf({ status, stderr }) {
  if (status === 0) return undefined;
  const after = /after (\d+) histories/.exec(stderr)?.[1];
  const broken = /Broken: (.*)/.exec(stderr)?.[1];
  return after && broken ? `${broken}, after ${after} histories` : `the test did not run: ${stderr.slice(-2000)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chosen = mutations.filter(({ name }) => values.only === undefined || values.only === name);
  let unnoticed = 0;
  for (const mutation of chosen) {
    const folder = copyOfProject();
    try {
      const wrong = mutate(folder, mutation);
      const verdict = wrong ? undefined : verdictOf(play(folder));
      if (!verdict?.includes(' broken: ')) unnoticed++;
      process.stdout.write(`${mutation.name} (${mutation.what}), seed ${values.seed}: ${wrong ?? verdict ?? 'NOT NOTICED'}\n`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  process.stdout.write(`${chosen.length - unnoticed} of ${chosen.length} mutations noticed\n`);
  process.exitCode = unnoticed === 0 && chosen.length > 0 ? 0 : 1;
}
