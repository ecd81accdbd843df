import type { TestBasis, TestDocument } from '../../insight/tests/test-document.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';

/** STUB. */
export interface TestRequest extends StackRequest {
  readonly catalog?: CatalogAccess | undefined;
  readonly basis: TestBasis;
  readonly names?: readonly string[] | undefined;
  readonly discover?: boolean | undefined;
}

export type TestResult = InvalidStack | TestedStack;

export interface TestedStack extends TaskResult {
  readonly kind: 'tested';
  readonly document: TestDocument;
}

export async function testStack(_request: TestRequest): Promise<TestResult> {
  throw new Error('stub');
}
