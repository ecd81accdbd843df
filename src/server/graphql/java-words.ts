import { type ASTNode, type DocumentNode, type GraphQLError, Kind, visit } from 'graphql';

/**
 * The class and the text of graphql-java by the text of graphql-js, for the errors that clients tell
 * apart: DataHub's command line tool and its MCP server look for the class, and repeat the request
 * without the member. Source: graphql-java's `Validation.properties` and `ValidationErrorType`.
 */
const WORDINGS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /^Cannot query field "(\S+)" on type "(\S+)"\..*/s,
    "FieldUndefined@) : Field '$1' in type '$2' is undefined",
  ],
  [/^Unknown argument "(\S+)" on field .*/s, "UnknownArgument@) : Unknown field argument '$1'"],
  [/^Unknown type "(\S+)"\..*/s, "UnknownType@) : Unknown type '$1'"],
  [
    /^Field \S+ argument "(\S+)" of type .*/s,
    "MissingFieldArgument@) : Missing field argument '$1'",
  ],
  [
    /^Field "(\S+)" of type "(\S+)" must .*/s,
    "SubselectionRequired@) : Subselection required for type '$2' of field '$1'",
  ],
  [
    /^Field "(\S+)" must not .* type "(\S+)" .*/s,
    "SubselectionNotAllowed@) : Subselection not allowed on leaf type '$2' of field '$1'",
  ],
  [/^Variable "\$(\w+)" is not defined.*/s, "UndefinedVariable@) : Undefined variable '$1'"],
  [/^Variable "\$(\w+)" is never used.*/s, "UnusedVariable@) : Unused variable '$1'"],
  [
    /^Variable "\$(\w+)" of type "(\S+)" used .* type "(\S+)"\./s,
    "VariableTypeMismatch@) : Variable '$1' of type '$2' used in position expecting type '$3'",
  ],
  [/^Unknown fragment "(\S+)"\./, "UndefinedFragment@) : Undefined fragment '$1'"],
  [/^Fragment "(\S+)" is never used\./, "UnusedFragment@) : Unused fragment '$1'"],
];

/** Words the errors of a document as graphql-java does. Others keep the text of graphql-js. */
export function inJavaWords(
  errors: readonly GraphQLError[],
  document: DocumentNode,
): readonly string[] {
  const paths = pathsTo(new Set(errors.flatMap(({ nodes }) => nodes ?? [])), document);
  return errors.map(({ message, nodes = [] }) => {
    const [pattern, words] = WORDINGS.find(([one]) => one.test(message)) ?? [];
    if (pattern === undefined || words === undefined) return message;
    const path = nodes.map((node) => paths.get(node) ?? '').find((one) => one !== '');
    const placed = words.replace('@', path === undefined ? '' : `@[${path}]`);
    return message.replace(pattern, `Validation error (${placed}`);
  });
}

/** Returns the names of the fields around each node. The name of a fragment comes first. */
function pathsTo(
  wanted: ReadonlySet<ASTNode>,
  document: DocumentNode,
): ReadonlyMap<ASTNode, string> {
  const paths = new Map<ASTNode, string>();
  const names: string[] = [];
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD) names.push(node.name.value);
      if (wanted.has(node)) paths.set(node, names.join('/'));
      if (node.kind === Kind.FRAGMENT_DEFINITION) names.push(node.name.value);
    },
    leave: ({ kind }) => {
      if (kind === Kind.FIELD || kind === Kind.FRAGMENT_DEFINITION) names.pop();
    },
  });
  return paths;
}

/** Words an error of the variables of a request as graphql-java does. */
export function variableErrorInJavaWords(message: string): string {
  return message
    .replace(
      /^Variable "\$(\w+)" got invalid value .*?; (.+)$/s,
      "Variable '$1' has an invalid value: $2",
    )
    .replace(
      /^Variable "\$(\w+)" of (?:required|non-null) type "(\S+?)" .*$/s,
      "Variable '$1' has an invalid value: Variable '$1' has coerced Null value for NonNull type '$2'",
    );
}
