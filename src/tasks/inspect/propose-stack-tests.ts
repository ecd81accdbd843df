import type { CatalogAccess } from '../catalog/catalog-access.js';
import type { InvalidStack, StackRequest } from '../stack/stack-request.js';

export interface ProposeTestsRequest extends StackRequest {
  /** The catalog whose lineage the tests are proposed for. */
  readonly catalog: CatalogAccess;
}

export interface ProposedTests {
  readonly kind: 'proposed';
  /** The tests as YAML. Empty without any. */
  readonly text: string;
  /** What the text is, in one line for people. */
  readonly note: string;
}

export async function proposeStackTests(
  _request: ProposeTestsRequest,
): Promise<InvalidStack | ProposedTests> {
  throw new Error('stub');
}
