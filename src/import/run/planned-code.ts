import type { Finding } from '../../errors/finding.js';
import type { Stack } from '../../tasks/stack/read-stack.js';
import type { ParserRequest } from '../parser/open-parser.js';
import type { CodeRequest } from './read-code.js';

/** The check of declared columns against the code that the settings name, for a plan. */
export function plannedCodeCheck(
  request: ParserRequest & Omit<CodeRequest, 'openParser'>,
): (stack: Stack) => Promise<readonly Finding[]> {
  return async (stack) => {
    // Loaded here, since few stacks name code.
    const { checkPlannedCode } = await import('./check-code.js');
    const { parserOpener } = await import('../parser/open-parser.js');
    return await checkPlannedCode(stack, { ...request, openParser: parserOpener(request) });
  };
}
