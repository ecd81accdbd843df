import type { Dialect } from '../../../src/server/shared/dialect.js';
import type { Answer } from './catalog.js';

const FORBIDDEN = { code: 403, type: 'UNAUTHORIZED' };

/** The code and type of the first error, and the HTTP status. */
export function failure({ status, body }: Answer): unknown {
  const { code, type } = body.errors[0].extensions;
  return { status, code, type };
}

/** The failure for a missing privilege. */
export function forbiddenIn(dialect: Dialect): unknown {
  return { status: dialect === 'spec' ? 401 : 200, ...FORBIDDEN };
}
