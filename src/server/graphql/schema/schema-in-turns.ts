import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Turn } from '../../turns/turn-scheduler.js';

/**
 * Returns the schema for an execution of introspection. Its types come one by one, so that other
 * requests run between them. The whole list takes longer than a request may block the catalog.
 *
 * The list of types is the only member that introspection reads whole. GraphQL awaits each item of
 * a list.
 */
export function schemaInTurns(schema: GraphQLSchema, turn: Turn): GraphQLSchema {
  return new Proxy(schema, {
    get: (target, member) => {
      if (member === 'getTypeMap') return () => typesInTurns(target, turn);
      const value: unknown = Reflect.get(target, member, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type TypeInTurn = Promise<GraphQLNamedType | undefined>;

function typesInTurns(schema: GraphQLSchema, turn: Turn): Readonly<Record<string, TypeInTurn>> {
  const types: Record<string, TypeInTurn> = {};
  let before = Promise.resolve();
  for (const name of Object.keys(schema.getTypeMap())) {
    before = before.then(() => (turn.isOver() ? turn.next() : undefined));
    types[name] = before.then(() => schema.getType(name));
  }
  return types;
}
