import type { AccessToken } from '../../model/access-token.js';
import type { RevokedTokenReport, TokenReport, TokensReport } from '../document/report-document.js';
import { escapeControls } from '../words/escape.js';
import { pluralize } from '../words/pluralize.js';
import type { TextContext } from './text-context.js';

/** The token without other text, so that `$(headwater token create …)` is the token. */
export function newTokenText({ secret }: TokenReport): string {
  return `${secret}\n`;
}

/**
 * Renders a block for each token, with the id on its own line for copying, then a line with the
 * count.
 */
export function tokensText({ origin, all, tokens }: TokensReport, context: TextContext): string {
  const title = context.paint.title(`Headwater token list, ${all ? 'all users' : 'own tokens'}`);
  const blocks = tokens.map((token) => `${tokenBlock(token, context)}\n`);
  const last = tokens.length === 0 ? 'No tokens.' : `${pluralize(tokens.length, 'token')}.`;
  return `${[`${title}\ncatalog ${escapeControls(origin)}\n`, ...blocks, last].join('\n')}\n`;
}

function tokenBlock(
  { id, name, description, actor, owner, createdAt, expiresAt }: AccessToken,
  { paint }: TextContext,
): string {
  const made = `made ${createdAt ?? 'at an unknown time'}${owner === actor ? '' : ` by ${escapeControls(owner)}`}`;
  const ends = expiresAt === null ? 'does not expire' : `expires ${expiresAt}`;
  return [
    `${paint.title(escapeControls(name))}${description === null ? '' : `  ${paint.faint(escapeControls(description))}`}`,
    `  id  ${escapeControls(id)}`,
    `  represents ${escapeControls(actor)}, ${made}, ${ends}`,
  ].join('\n');
}

export function revokedTokenText({ id }: RevokedTokenReport): string {
  return `Revoked ${escapeControls(id)}. Other parts of a large catalog may take it for some minutes more.\n`;
}
