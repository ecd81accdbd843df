import { type Finding, finding } from '../../errors/finding.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { codeFindings } from '../../insight/code/code-findings.js';
import { type CodeDifference, compareCode } from '../../insight/code/compare-code.js';
import { expressionsOf, withMeaning } from '../../insight/code/transform-meaning.js';
import { applyRuleLevels } from '../../model/rule-levels.js';
import { addressBook } from '../../plan/document/address-book.js';
import type { Stack } from '../../tasks/stack/read-stack.js';
import type { OpenParser, SqlParser } from '../foreign/sql/sql-parser.js';
import { codeLineage, unreadFindings } from './code-lineage.js';
import { type CodeKind, type CodeRequest, readCode } from './read-code.js';

/** The code of a stack, compared with its manifests. */
export interface ReadCode {
  readonly compare: (stack: Stack) => Promise<readonly CodeDifference[]>;
  /** Reports differences and code that could not be read, with the levels of the settings. */
  readonly report: (differences: readonly CodeDifference[], stack: Stack) => readonly Finding[];
}

/**
 * Reads code, and keeps its parser open while it is used.
 *
 * @throws HeadwaterError as `readCode`
 */
export async function withCode<T>(
  kind: CodeKind,
  stack: Stack,
  request: CodeRequest,
  use: (code: ReadCode) => Promise<T>,
): Promise<T> {
  const parsers: SqlParser[] = [];
  const openParser: OpenParser = async (setting) => {
    const parser = await request.openParser(setting);
    parsers.push(parser);
    return { ...parser, close: async () => undefined };
  };
  try {
    const read = await readCode(kind, stack, { ...request, openParser });
    return await use({
      compare: async ({ desired }) => {
        const differences = compareCode(desired.units, codeLineage(read, desired));
        return await withoutEqualTransforms(differences, parsers[0]);
      },
      report: (differences, { desired, settings }) => {
        const found = codeFindings(differences, addressBook(desired.datasets));
        const unread = unreadFindings(read).map(({ message, place }) =>
          finding('code-unread', { message: `code was not compared: ${message}`, place }),
        );
        return applyRuleLevels([...found, ...unread], settings.rules);
      },
    });
  } finally {
    for (const parser of parsers) await parser.close();
  }
}

/** Without a parser no transform is compared. */
async function withoutEqualTransforms(
  differences: readonly CodeDifference[],
  parser: SqlParser | undefined,
): Promise<readonly CodeDifference[]> {
  const texts = parser === undefined ? [] : expressionsOf(differences);
  const forms = texts.length === 0 ? [] : ((await parser?.normalize(texts)) ?? []);
  const normal = new Map(texts.map((text, index) => [text, forms[index]]));
  return withMeaning(differences, (text) => normal.get(text));
}

/**
 * Compares the manifests with all code that the settings name, for a plan. Code that cannot be read
 * at all gives one finding.
 *
 * @throws HeadwaterError `interrupted`, exit code 130
 */
export async function checkPlannedCode(
  stack: Stack,
  request: CodeRequest,
): Promise<readonly Finding[]> {
  const kinds = Object.keys(stack.settings.code ?? {}) as CodeKind[];
  const findings: Finding[] = [];
  for (const kind of kinds) findings.push(...(await checkOrExplain(kind, stack, request)));
  return findings;
}

async function checkOrExplain(
  kind: CodeKind,
  stack: Stack,
  request: CodeRequest,
): Promise<readonly Finding[]> {
  try {
    return await withCode(kind, stack, request, async ({ compare, report }) =>
      report(await compare(stack), stack),
    );
  } catch (error) {
    if (!(error instanceof HeadwaterError) || error.codeName === 'interrupted') throw error;
    const { message: why, hint = 'correct it' } = error;
    const python =
      error.codeName === 'parser-missing' ? '; a plan takes the Python of HEADWATER_PYTHON' : '';
    const message = `no columns were compared with the code of ${kind}: ${why}; ${hint}${python}`;
    return applyRuleLevels([finding('code-unread', { message })], stack.settings.rules);
  }
}
