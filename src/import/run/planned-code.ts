import type { Finding } from '../../errors/finding.js';
import type { Stack } from '../../tasks/stack/read-stack.js';
import type { OpenerRequest } from '../parser/open-parser.js';

/** The check of declared columns against the code that the settings name, for a plan. */
export function plannedCodeCheck(
  request: OpenerRequest & { readonly token?: string | undefined },
): (stack: Stack) => Promise<readonly Finding[]> {
  return async (stack) => {
    // Loaded here, since few stacks name code.
    const { checkPlannedCode } = await import('./check-code.js');
    const { parserOpener } = await import('../parser/open-parser.js');
    const { signal, token } = request;
    return await checkPlannedCode(stack, { openParser: parserOpener(request), signal, token });
  };
}
