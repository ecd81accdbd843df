import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { findCode } from '../../errors/find-code.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { type TraceResult, traceElement } from '../../tasks/trace-element.js';
import { readCatalogAccess } from '../catalog-flags.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { finish } from '../print.js';
import { stackRequest } from '../stack-request.js';

/**
 * `headwater explain`: what a code means and what to do about it, or how an element came to be decided on. A code is a code
 * whatever the datasets are called: it is explained without settings and without a catalog, everywhere alike.
 *
 * @throws HeadwaterError `bad-flag` or `unknown-address`, exit code 64, for what is neither
 */
export async function explain(word: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const found = findCode(word);
  if (found.ok) return await finish({ kind: 'code', entry: found.value }, { options, io, sources: new Map(), exitCode: exitCodes.ok });
  const noCode = unknownCode(word, found.problem.suggestion);
  // No dataset is called so by mistake.
  if (/^hw\d+$/i.test(word)) throw noCode;
  const result = await trace(word, noCode, { options, io });
  const { sources, exitCode } = result;
  const document = result.kind === 'invalid' ? result.report : ({ kind: 'trace', trace: result.trace } as const);
  return await finish(document, { options, io, sources, exitCode });
}

interface Shell {
  readonly options: GlobalOptions;
  readonly io: Io;
}

/** Without settings, and for a word that is nearer to a code than to what the stack has, there is no code of this name. */
async function trace(address: string, noCode: HeadwaterError, { options, io }: Shell): Promise<TraceResult> {
  const isOffline = (io.env['DATAHUB_GMS_URL'] ?? '') === '';
  const catalog = isOffline ? undefined : await readCatalogAccess(options, io);
  try {
    return await traceElement({ ...stackRequest(options, io), address, catalog });
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    const isWord = /^[a-z0-9-]+$/i.test(address);
    if (isWord && error.codeName === 'settings-not-found' && options.config === undefined) throw noCode;
    if (isWord && error.codeName === 'unknown-address' && noCode.hint?.startsWith(DID_YOU_MEAN)) throw noCode;
    throw error;
  }
}

const DID_YOU_MEAN = 'did you mean';

function unknownCode(word: string, suggestion: string | undefined): HeadwaterError {
  const hint = suggestion === undefined ? 'messages show the code, such as HW3001' : `${DID_YOU_MEAN}: headwater explain ${suggestion}`;
  return new HeadwaterError('bad-flag', `there is no code "${word}"`, { exitCode: exitCodes.usage, hint });
}
