import { createTokenDetector } from '../catalog/http/token-leak-check.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';

interface NamedText {
  readonly path: string;
  readonly text: string;
}

/**
 * Refuses files that contain a token of the run, since a finding could print it.
 *
 * @throws HeadwaterError `token-in-file`, exit code 64
 */
export function refuseToken(
  files: readonly NamedText[],
  tokens: readonly (string | undefined)[],
): void {
  const finders = [...new Set(tokens)].map(createTokenDetector);
  const found = files.find(({ text }) => finders.some((holdsToken) => holdsToken(text)));
  if (found) {
    throw new HeadwaterError('token-in-file', `${found.path} holds the access token`, {
      exitCode: exitCodes.usage,
      hint: 'take it out, revoke it, and give a new one in DATAHUB_GMS_TOKEN',
    });
  }
}
