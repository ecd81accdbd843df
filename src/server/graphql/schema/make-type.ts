import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  GraphQLDeprecatedDirective,
  GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLType,
  GraphQLUnionType,
  getDirectiveValues,
  type InputValueDefinitionNode,
  Kind,
  type NamedTypeNode,
  parse,
  parseType,
  type TypeNode,
  typeFromAST,
  valueFromAST,
} from 'graphql';
import { readFieldSource } from './field-source.js';
import type { LazySchema } from './lazy-schema.js';
import type { DefinitionKind, TypeDefinition } from './type-definitions.js';

/** The types of fields that differ from those in the schema files, by `Type.field`. */
export type FieldTypes = ReadonlyMap<string, string>;

/** Makes a type of the schema. Its text is parsed when its members are first used. */
export function makeType(
  definition: TypeDefinition,
  schema: LazySchema,
  fieldTypes: FieldTypes,
): GraphQLNamedType {
  return MAKERS[definition.kind](new TypeSource(definition, schema, fieldTypes));
}

const MAKERS: Readonly<Record<DefinitionKind, (source: TypeSource) => GraphQLNamedType>> = {
  type: (source) => new GraphQLObjectType(compositeConfig(source)),
  interface: (source) => new GraphQLInterfaceType(compositeConfig(source)),
  input: (source) =>
    new GraphQLInputObjectType({
      ...source.described(),
      fields: () => byName(source.nodes().flatMap(inputFields), (node) => source.input(node)),
    }),
  enum: (source) =>
    new GraphQLEnumType({
      ...source.described(),
      values: () => byName(source.nodes().flatMap(enumValues), documented),
    }),
  union: (source) =>
    new GraphQLUnionType({
      ...source.described(),
      types: () =>
        source
          .nodes()
          .flatMap(unionMembers)
          .map((name) => source.object(name)),
    }),
  scalar: (source) => new GraphQLScalarType(source.described()),
};

function compositeConfig(source: TypeSource) {
  return {
    ...source.described(),
    interfaces: () => source.interfaces(),
    fields: () => byName(source.nodes().flatMap(fields), (node) => source.field(node)),
  };
}

/** The definition of one type, and the schema of the types that it refers to. */
class TypeSource {
  readonly #definition: TypeDefinition;
  readonly #schema: LazySchema;
  readonly #fieldTypes: FieldTypes;

  constructor(definition: TypeDefinition, schema: LazySchema, fieldTypes: FieldTypes) {
    this.#definition = definition;
    this.#schema = schema;
    this.#fieldTypes = fieldTypes;
  }

  /** The name, and the description in the line above the definition. */
  described(): { readonly name: string; readonly description: string | undefined } {
    const { name, texts } = this.#definition;
    const lines = texts.flatMap((text) => /^"(.*)"\n/.exec(text)?.[1] ?? []);
    return { name, description: lines[0] };
  }

  nodes(): readonly DefinitionNode[] {
    return this.#definition.texts.flatMap((text) => parse(text, { noLocation: true }).definitions);
  }

  interfaces(): GraphQLInterfaceType[] {
    return this.#definition.interfaces.map(
      (name) => this.#schema.getType(name) as GraphQLInterfaceType,
    );
  }

  object({ name }: NamedTypeNode): GraphQLObjectType {
    return this.#schema.getType(name.value) as GraphQLObjectType;
  }

  field(node: FieldDefinitionNode) {
    const other = this.#fieldTypes.get(`${this.#definition.name}.${node.name.value}`);
    return {
      ...documented(node),
      type: this.#type(other === undefined ? node.type : parseType(other)) as never,
      args: byName(node.arguments ?? [], (one) => this.input(one)),
      extensions: { source: readFieldSource(node) },
    };
  }

  input(node: InputValueDefinitionNode) {
    const type = this.#type(node.type) as GraphQLInputType;
    return { ...documented(node), type, defaultValue: valueFromAST(node.defaultValue, type) };
  }

  #type(node: TypeNode): GraphQLType {
    const type = typeFromAST(this.#schema, node as NamedTypeNode);
    if (type) return type;
    throw new Error(`${this.#definition.name} refers to a type that the schema does not have`);
  }
}

interface Documented {
  readonly description?: { readonly value: string } | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function documented({ description, directives = [] }: Documented) {
  const deprecation = getDirectiveValues(GraphQLDeprecatedDirective, { directives });
  const reason: unknown = deprecation?.['reason'];
  return {
    description: description?.value,
    deprecationReason: typeof reason === 'string' ? reason : undefined,
  };
}

function byName<Node extends { readonly name: { readonly value: string } }, T>(
  nodes: readonly Node[],
  make: (node: Node) => T,
): Record<string, T> {
  return Object.fromEntries(nodes.map((node) => [node.name.value, make(node)]));
}

function fields(node: DefinitionNode): readonly FieldDefinitionNode[] {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION:
      return node.fields ?? [];
    default:
      return [];
  }
}

function inputFields(node: DefinitionNode): readonly InputValueDefinitionNode[] {
  return node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ||
    node.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION
    ? (node.fields ?? [])
    : [];
}

function enumValues(node: DefinitionNode): readonly EnumValueDefinitionNode[] {
  return node.kind === Kind.ENUM_TYPE_DEFINITION ? (node.values ?? []) : [];
}

function unionMembers(node: DefinitionNode): readonly NamedTypeNode[] {
  return node.kind === Kind.UNION_TYPE_DEFINITION ? (node.types ?? []) : [];
}
