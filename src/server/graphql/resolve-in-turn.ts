import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import type { Turn } from '../turns/turn-scheduler.js';

/**
 * Resolves fields as GraphQL does by default, and lets other requests run between the items of
 * lists. The work for one item is bounded by the length of the document.
 */
export function resolveInTurn(turn: Turn): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, context, info) => {
    const value: unknown = defaultFieldResolver(source, args, context, info);
    if (Array.isArray(value)) return itemsInTurn(value, turn);
    return value instanceof Promise
      ? value.then((one: unknown) => (Array.isArray(one) ? itemsInTurn(one, turn) : one))
      : value;
  };
}

/** Yields items one by one. The execution takes an item after it has finished the one before. */
function* itemsInTurn(items: readonly unknown[], turn: Turn): Generator<unknown> {
  for (const item of items) yield turn.isOver() ? turn.next().then(() => item) : item;
}
