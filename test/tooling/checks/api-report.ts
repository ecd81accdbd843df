import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { projectRoot } from './project-files.js';

/** The entries of the package, by the names of their files in `src/`. */
export type PublicEntry = 'index' | 'testing';

export interface ApiReport {
  /** Every exported declaration, and every declaration that an exported one names. Markdown. */
  readonly text: string;
  /** Names of declarations that exported ones name and that the entry does not export. Sorted. */
  readonly unexported: readonly string[];
  /** Exported declarations without a docstring, each as `file: name`. Members may lack one. */
  readonly undocumented: readonly string[];
}

/** Reports the public face of an entry, from the declarations that the build left in `lib/`. */
export function apiReport(entry: PublicEntry): ApiReport {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-api-'));
  try {
    return extract(entry, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An exported declaration in a report. */
const DECLARATION = /^export (?:class|const|function|interface|type) (\w+)/gm;

function extract(entry: PublicEntry, folder: string): ApiReport {
  const unexported = new Set<string>();
  const undocumented: string[] = [];
  Extractor.invoke(extractorConfig(entry, folder), {
    localBuild: true,
    messageCallback: (message) => {
      const { messageId, text, sourceFilePath = '' } = message;
      const name = /"(.+?)"/.exec(text)?.[1] ?? text;
      if (messageId === 'ae-forgotten-export') unexported.add(name);
      if (messageId === 'ae-undocumented') {
        const [, file = sourceFilePath] = /lib\/src\/(.+)\.d\.ts$/.exec(sourceFilePath) ?? [];
        undocumented.push(`${file}: ${name}`);
      }
      // A problem of the compiler or of the tool itself ends the run.
      if (message.category === 'Compiler' || message.logLevel === ExtractorLogLevel.Error)
        throw new Error(`${messageId}: ${text}`);
      message.handled = true;
    },
  });
  const text = readFileSync(join(folder, `${entry}.api.md`), 'utf8');
  const declared = new Set([...text.matchAll(DECLARATION)].map(([, name]) => name));
  return {
    text,
    unexported: [...unexported].sort(),
    undocumented: undocumented.filter((one) => declared.has(one.split(': ')[1])),
  };
}

function extractorConfig(entry: PublicEntry, folder: string): ExtractorConfig {
  const reportTempFolder = join(folder, 'temp');
  mkdirSync(reportTempFolder);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectRoot, 'package.json'),
    configObject: {
      projectFolder: projectRoot,
      mainEntryPointFilePath: join(projectRoot, `lib/src/${entry}.d.ts`),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: compilerSettings() },
      apiReport: {
        enabled: true,
        reportFileName: entry,
        reportFolder: folder,
        reportTempFolder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // The report shows declarations alone. The tests assert on the messages.
      messages: { extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } } },
    },
  });
}

/** The settings of a consumer. */
function compilerSettings(): object {
  return {
    compilerOptions: {
      target: 'es2023',
      module: 'nodenext',
      strict: true,
      types: ['node'],
      typeRoots: [join(projectRoot, 'node_modules/@types')],
      skipLibCheck: true,
    },
    include: [join(projectRoot, 'lib/src')],
  };
}
