import type { AccessToken } from '../../model/access-token.js';
import type { RevokedTokenReport, TokenReport, TokensReport } from '../report-document.js';
import { counted } from './counted.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** The token and nothing else, so that `$(headwater token create …)` is the token. */
export function newTokenText({ secret }: TokenReport): string {
  return `${secret}\n`;
}

/** A block a token, its id on a line of its own to be copied; then one line that counts. */
export function tokensText({ origin, all, tokens }: TokensReport, context: TextContext): string {
  const title = context.paint.title(`Headwater token list, ${all ? 'of everybody' : 'own tokens'}`);
  const blocks = tokens.map((token) => `${tokenBlock(token, context)}\n`);
  const last = tokens.length === 0 ? 'No tokens.' : `${counted(tokens.length, 'token')}.`;
  return `${[`${title}\ncatalog ${harmless(origin)}\n`, ...blocks, last].join('\n')}\n`;
}

function tokenBlock({ id, name, description, actor, owner, createdAt, expiresAt }: AccessToken, { paint }: TextContext): string {
  const made = `made ${createdAt ?? 'at an unknown time'}${owner === actor ? '' : ` by ${harmless(owner)}`}`;
  const ends = expiresAt === null ? 'does not expire' : `expires ${expiresAt}`;
  return [
    `${paint.title(harmless(name))}${description === null ? '' : `  ${paint.faint(harmless(description))}`}`,
    `  id  ${harmless(id)}`,
    `  represents ${harmless(actor)}, ${made}, ${ends}`,
  ].join('\n');
}

export function revokedTokenText({ id }: RevokedTokenReport): string {
  return `Revoked ${harmless(id)}. Other parts of a large catalog may take it for some minutes more.\n`;
}
