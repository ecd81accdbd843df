import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import type { Turn } from '../turns/turns.js';

/**
 * Resolves fields as GraphQL does by default, and lets other requests in between the items of lists: what one item asks
 * for is bounded by the length of the document.
 */
export function resolveInTurn(turn: Turn): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, context, info) => {
    const value: unknown = defaultFieldResolver(source, args, context, info);
    if (Array.isArray(value)) return itemsInTurn(value, turn);
    return value instanceof Promise ? value.then((one: unknown) => (Array.isArray(one) ? itemsInTurn(one, turn) : one)) : value;
  };
}

/** Execution takes an item when it has gone through the one before. */
function* itemsInTurn(items: readonly unknown[], turn: Turn): Generator<unknown> {
  for (const item of items) yield turn.isOver() ? turn.next().then(() => item) : item;
}
