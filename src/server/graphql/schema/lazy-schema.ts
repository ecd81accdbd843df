import {
  GraphQLFloat,
  GraphQLInt,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { TypeDefinition } from './type-definitions.js';

type Implementations = ReturnType<GraphQLSchema['getImplementations']>;

/** Makes a type, whose members refer to other types of the schema. */
type MakeType = (definition: TypeDefinition, schema: LazySchema) => GraphQLNamedType;

/**
 * A schema that makes each type when it is first used. The schema of DataHub has 900 types, and a
 * request uses a few of them. The base class would make all of them at the start.
 */
export class LazySchema extends GraphQLSchema {
  readonly #definitions: ReadonlyMap<string, TypeDefinition>;
  readonly #makeType: MakeType;
  /** The types of GraphQL itself, and those that were used so far. */
  readonly #types: Map<string, GraphQLNamedType>;
  /** Every type by its name, made when it is read. */
  readonly #typeMap: Record<string, GraphQLNamedType> = {};
  readonly #implementations = new Map<string, Implementations>();

  constructor(definitions: ReadonlyMap<string, TypeDefinition>, makeType: MakeType) {
    // A test validates the schema.
    super({ assumeValid: true, types: [GraphQLInt, GraphQLFloat] });
    this.#definitions = definitions;
    this.#makeType = makeType;
    this.#types = new Map(Object.entries(super.getTypeMap()));
    for (const name of [...definitions.keys(), ...this.#types.keys()])
      Object.defineProperty(this.#typeMap, name, {
        enumerable: true,
        get: () => this.getType(name),
      });
  }

  override getTypeMap(): Record<string, GraphQLNamedType> {
    return this.#typeMap;
  }

  override getType(name: string): GraphQLNamedType | undefined {
    const known = this.#types.get(name);
    const definition = known === undefined ? this.#definitions.get(name) : undefined;
    if (definition === undefined) return known;
    const made = this.#makeType(definition, this);
    this.#types.set(name, made);
    return made;
  }

  override getQueryType(): GraphQLObjectType {
    return this.#rootType('Query');
  }

  override getMutationType(): GraphQLObjectType {
    return this.#rootType('Mutation');
  }

  #rootType(name: string): GraphQLObjectType {
    const type = this.getType(name);
    if (type instanceof GraphQLObjectType) return type;
    throw new Error(`the schema has no type ${name}`);
  }

  override getImplementations(interfaceType: GraphQLInterfaceType): Implementations {
    const { name } = interfaceType;
    const known = this.#implementations.get(name) ?? this.#findImplementations(name);
    this.#implementations.set(name, known);
    return known;
  }

  #findImplementations(interfaceName: string): Implementations {
    const types = [...this.#definitions.values()]
      .filter(({ interfaces }) => interfaces.includes(interfaceName))
      .map(({ name }) => this.getType(name));
    return { objects: types.filter(isObjectType), interfaces: types.filter(isInterfaceType) };
  }
}
