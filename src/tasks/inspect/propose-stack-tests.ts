import { type ProposedTest, proposeTests } from '../../insight/tests/propose-tests.js';
import { formatSettings } from '../../manifest/format/format-manifest.js';
import { escapeInvisible, isJsonObject, type Json } from '../../model/json.js';
import { addressBook } from '../../plan/document/address-book.js';
import { liveLineage } from '../../plan/tests/read-lineage.js';
import { escapeControls } from '../../report/words/escape.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { readTestedLineage } from '../plan/read-tested-lineage.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest } from '../stack/stack-request.js';

export interface ProposeTestsRequest extends StackRequest {
  /** The catalog whose lineage the tests are proposed for. */
  readonly catalog: CatalogAccess;
}

export interface ProposedTests {
  readonly kind: 'proposed';
  /** The key `tests` as YAML, formatted, with comments. Empty without a proposal. */
  readonly text: string;
  /** How many tests these are, and what may be wrong with them. A line for people. */
  readonly note: string;
}

/**
 * Proposes lineage tests that hold on the lineage in the catalog, of all writers, and that the stack
 * does not have. Writes nothing.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted
 */
export async function proposeStackTests(
  request: ProposeTestsRequest,
): Promise<InvalidStack | ProposedTests> {
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { stack } = reading;
  const { desired, settings, tests } = stack;
  const known = { datasets: new Map(), schemas: new Map() };
  const read = await withCatalogReader(stack, request, async (reader) => {
    request.note?.(`catalog: ${reader.origin}, reading lineage`);
    return await readTestedLineage(reader, { tests: [], desired, discover: true, known });
  });
  const book = addressBook(desired.datasets);
  const lineage = liveLineage(read, { desired, columns: settings.columns, book });
  const proposed = proposeTests(lineage, book, new Set(tests.map(({ name }) => name)));
  const [limit] = lineage.limits;
  const doubt = limit === undefined ? '' : `; the lineage may be incomplete: ${limit}`;
  return {
    kind: 'proposed',
    text: proposalText(proposed),
    note: `${countText(proposed.length, tests.length > 0)}${doubt}.`,
  };
}

function countText(count: number, hasTests: boolean): string {
  if (count === 0) return `Nothing to propose${hasTests ? ' beside the tests of the stack' : ''}`;
  const where = hasTests ? 'below the tests of the stack' : 'into headwater.yaml';
  return `${count} ${count === 1 ? 'test' : 'tests'} that hold today; paste what you mean ${where}`;
}

const HEAD = 'version: 1\nstack: proposed\n';

function proposalText(proposed: readonly ProposedTest[]): string {
  if (proposed.length === 0) return '';
  const text = `${HEAD}tests:\n${proposed.map(testText).join('')}`;
  return formatSettings({ path: 'headwater.yaml', text }).text.slice(HEAD.length);
}

function testText({ name, entry, sentence, basis, selected }: ProposedTest): string {
  const counts = selected.map(({ role, count }) => `${role}: ${count}`).join(', ');
  const numbers = counts === '' ? '' : ` (${counts})`;
  return [
    `  # ${sentence.slice(0, 1).toUpperCase()}${escapeControls(sentence.slice(1))}.`,
    `  # ${escapeControls(basis)}${numbers}.`,
    `  ${name}: ${flowText(entry)}`,
    '',
  ].join('\n');
}

/** Writes a value in the flow style of YAML, whose texts may be those of JSON. */
function flowText(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isJsonObject(value)) return escapeInvisible(JSON.stringify(value));
  const members = Object.entries(value).map(([key, one]) => `${key}: ${flowText(one)}`);
  return `{${members.join(', ')}}`;
}
