import { createTokenFinder } from '../catalog/repeats-token.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';

/**
 * Refuses files of which a finding would print the token, whatever way it came in.
 *
 * @throws HeadwaterError `token-in-file`, exit code 64
 */
export function refuseToken(files: readonly { readonly path: string; readonly text: string }[], token: string | undefined): void {
  const holdsToken = createTokenFinder(token);
  const found = files.find(({ text }) => holdsToken(text));
  if (found) {
    throw new HeadwaterError('token-in-file', `${found.path} holds the access token`, {
      exitCode: exitCodes.usage,
      hint: 'take it out, revoke it, and give a new one in DATAHUB_GMS_TOKEN',
    });
  }
}
