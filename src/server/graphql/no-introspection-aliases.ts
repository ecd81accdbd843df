import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/**
 * A validation rule: introspection fields take no alias, except `__type`. They list the whole
 * schema, and each alias would list it once more, which the limit of fields does not count.
 */
export function noIntrospectionAliases(context: ValidationContext): ASTVisitor {
  return {
    Field: (node) => {
      const isIntrospection =
        node.name.value === '__schema' || context.getParentType()?.name.startsWith('__');
      if (!isIntrospection || node.alias === undefined) return;
      const { value } = node.name;
      context.reportError(
        new GraphQLError(
          `"${value}" of introspection takes no alias; leave "${node.alias.value}" out`,
          { nodes: node },
        ),
      );
    },
  };
}
