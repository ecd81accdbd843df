import type { RenderersOf } from '../document/renderers.js';
import { codeText } from './code-text.js';
import { doctorText } from './doctor-text.js';
import { errorText } from './error-text.js';
import { initText } from './init-text.js';
import { newTokenText, revokedTokenText, tokensText } from './tokens-text.js';
import { validationText } from './validation-text.js';
import { withContext } from './with-context.js';

/** The documents that show no lineage, so that their text needs no drawing of it. */
export const plainTextRenderers: RenderersOf<
  'validation' | 'token' | 'tokens' | 'token-revoked' | 'doctor' | 'init' | 'code' | 'error'
> = {
  validation: withContext(validationText),
  token: newTokenText,
  tokens: withContext(tokensText),
  'token-revoked': revokedTokenText,
  doctor: withContext(doctorText),
  init: withContext(initText),
  code: withContext(codeText),
  error: withContext(errorText),
};
