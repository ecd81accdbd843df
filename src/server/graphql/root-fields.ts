import type { MutationScope } from './mutation-scope.js';
import type { RequestScope } from './request-scope.js';
import type { Mutation, Query, RootArguments } from './schema/generated-types.js';

/**
 * The functions of the fields of `Query` and `Mutation`, with the types of the schema. GraphQL has
 * checked the arguments against the schema before each call.
 */
export type RootFields = FieldFunctions<Query, RequestScope> &
  FieldFunctions<Mutation, MutationScope>;

type FieldFunctions<Fields, Scope> = {
  readonly [Name in keyof Fields]-?: (
    args: Name extends keyof RootArguments ? RootArguments[Name] : Readonly<Record<string, never>>,
    scope: Scope,
  ) => Exclude<Fields[Name], (args: never) => unknown>;
};
