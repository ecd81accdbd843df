import type { Finding } from '../../errors/finding.js';
import { readStack, type StackReading } from '../../tasks/stack/read-stack.js';
import { refuseErrors } from '../../tasks/stack/read-valid-stack.js';
import type { StackRequest } from '../../tasks/stack/stack-request.js';
import type { ParserRequest } from '../parser/open-parser.js';
import type { CodeRequest } from './read-code.js';

interface PlannedCodeRequest extends StackRequest, Pick<ParserRequest, 'env'> {
  readonly catalog?: CodeRequest['catalog'];
  /** Default: DataHub's parser, in a process of Python. */
  readonly openParser?: CodeRequest['openParser'];
}

/**
 * The check of declared columns against the code that the settings name, for a plan.
 *
 * @param reading the stack, if it was read already
 */
export function plannedCodeCheck(
  request: PlannedCodeRequest,
  reading?: StackReading,
): () => Promise<readonly Finding[]> {
  return async () => {
    const valid = refuseErrors(reading ?? (await readStack({ ...request, note: undefined })));
    // The plan reports the mistakes of the manifests.
    if (valid.kind === 'invalid') return [];
    // Loaded here, since few stacks name code.
    const { checkPlannedCode } = await import('./check-code.js');
    const { parserOpener } = await import('../parser/open-parser.js');
    const { openParser = parserOpener(request) } = request;
    return await checkPlannedCode(valid.stack, { ...request, openParser });
  };
}
