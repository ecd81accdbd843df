import type { TokenDraft } from './tokens-api.js';

let kept: { readonly actorUrn: string; readonly draft: TokenDraft } | undefined;

/** Keeps the inputs of a user over a log-in, in memory. A reload forgets them. */
export function keepDraft(actorUrn: string, draft: TokenDraft): void {
  kept = { actorUrn, draft };
}

/** Returns the inputs that were kept for a user. */
export function keptDraft(actorUrn: string): TokenDraft | undefined {
  return kept?.actorUrn === actorUrn ? kept.draft : undefined;
}

export function forgetDraft(): void {
  kept = undefined;
}
