import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/**
 * A rule of validation: introspection takes no alias, but for `__type`. It lists the whole schema, and each alias would list it once more,
 * beyond what the number of fields tells.
 */
export function plainIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field: (node) => {
      const isIntrospection = node.name.value === '__schema' || context.getParentType()?.name.startsWith('__');
      if (!isIntrospection || node.alias === undefined) return;
      const { value } = node.name;
      context.reportError(new GraphQLError(`"${value}" of introspection takes no alias; leave "${node.alias.value}" out`, { nodes: node }));
    },
  };
}
