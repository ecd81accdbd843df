import type { ExitCode } from '../../errors/exit-codes.js';
import { findCode } from '../../errors/find-code.js';
import { badFlag, HeadwaterError } from '../../errors/headwater-error.js';
import type { ReportDocument } from '../../report/document/report-document.js';
import { type ExplainResult, explainElement } from '../../tasks/inspect/explain-element.js';
import { finishCommand } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

/**
 * Runs `headwater explain`, which explains a code, the decision on an element, or a lineage test. A word that is a
 * code is explained as a code, even if a dataset has the same name, so that the result needs no
 * settings and no catalog and is the same everywhere.
 *
 * @throws HeadwaterError `bad-flag` or `unknown-address`, exit code 64, if the word is neither
 */
export async function explain(word: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const found = findCode(word);
  if (found.ok) return await finishCommand({ kind: 'code', entry: found.value }, { options, io });
  const noCode = unknownCode(word, found.problem.suggestion);
  // A mistyped code of this form is never meant as a dataset.
  if (/^hw\d+$/i.test(word)) throw noCode;
  const result = await explainAddress(word, noCode, { options, io });
  // Codes are explained most often while manifests are invalid.
  if (result.kind === 'invalid' && /^[a-z]+(-[a-z]+)+$/i.test(word) && isNearCode(noCode))
    throw noCode;
  const { sources, exitCode } = result;
  const ended = await finishCommand(documentOf(result), { options, io, sources, exitCode });
  if (result.kind === 'explained' && result.isTestToo)
    io.stderr.write(`note: there is a lineage test of that name: headwater explain test:${word}\n`);
  return ended;
}

function documentOf(result: ExplainResult): ReportDocument {
  switch (result.kind) {
    case 'invalid':
      return result.report;
    case 'explained':
      return { kind: 'explanation', explanation: result.explanation };
    case 'tested':
      return { kind: 'tests', tests: result.document, explained: true };
  }
}

/**
 * Explains the decision on an element. The error is about an unknown code if there are no settings,
 * or if the word resembles a code and is not a known address.
 */
async function explainAddress(
  address: string,
  noCode: HeadwaterError,
  { options, io }: { readonly options: GlobalOptions; readonly io: Io },
): Promise<ExplainResult> {
  const isOffline = !options.datahubenv && (io.env['DATAHUB_GMS_URL'] ?? '') === '';
  const catalog = isOffline ? undefined : await readCatalogAccess(options, io);
  try {
    return await withProgress(options, io, (progress) =>
      explainElement({ ...stackRequest(options, io, progress), address, catalog }),
    );
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    const isWord = /^[a-z0-9-]+$/i.test(address);
    if (isWord && error.codeName === 'settings-not-found' && options.config === undefined)
      throw noCode;
    if (isWord && error.codeName === 'unknown-address' && isNearCode(noCode)) throw noCode;
    throw error;
  }
}

const DID_YOU_MEAN = 'did you mean';

function isNearCode({ hint }: HeadwaterError): boolean {
  return hint?.startsWith(DID_YOU_MEAN) === true;
}

function unknownCode(word: string, suggestion: string | undefined): HeadwaterError {
  const hint =
    suggestion === undefined
      ? 'messages show the code, such as HW3001'
      : `${DID_YOU_MEAN}: headwater explain ${suggestion}`;
  return badFlag(`there is no code "${word}"`, hint);
}
