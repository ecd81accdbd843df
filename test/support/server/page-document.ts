import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** The kinds of entities of which a page of lineage shows details. */
const KINDS = [
  'Dataset',
  'DataJob',
  'DataFlow',
  'Dashboard',
  'Chart',
  'Container',
  'Domain',
  'GlossaryTerm',
  'MLModel',
  'MLModelGroup',
  'MLFeature',
  'MLFeatureTable',
  'MLPrimaryKey',
  'CorpUser',
  'CorpGroup',
  'DataProduct',
  'Tag',
  'Assertion',
  'DataProcessInstance',
  'Notebook',
];

/** The fields of an entity of which a page shows all members. */
const SHOWN = new Set([
  'ownership',
  'globalTags',
  'glossaryTerms',
  'domain',
  'deprecation',
  'subTypes',
  'status',
  'dataPlatformInstance',
  'institutionalMemory',
  'structuredProperties',
  'browsePathV2',
  'editableProperties',
  'properties',
  'owner',
  'tag',
  'term',
  'ownershipType',
]);

/**
 * Makes a document of the size and shape of the documents of DataHub's lineage pages: fragments
 * within fragments, with details of every kind of entity, for an entity, its neighbors and theirs.
 */
export function pageDocument(schema: GraphQLSchema): string {
  const fragments = new Map<string, string>();
  const details = spread(schema.getType('EntityWithRelationships'), 3);
  const sides = ['UPSTREAM', 'DOWNSTREAM'].map(
    (side) => (inner: string) =>
      `${side}: lineage(input: { direction: ${side}, start: 0, count: 100 }) { total relationships { type entity { ${inner} } } }`,
  );
  const around = (inner: string) => sides.map((side) => side(inner)).join(' ');
  return `query page($urn: String!) { entity(urn: $urn) { ...Page } }
    fragment Page on EntityWithRelationships { ${details} ${around('...Neighbor')} }
    fragment Neighbor on EntityWithRelationships { ${details} ... on Dataset { siblings { siblings { ${details} } } } ${around('urn type')} }
    ${[...fragments.values()].join('\n')}`;

  /** Returns the use of a fragment, and makes the fragment at its first use. */
  function spread(type: GraphQLNamedType | undefined, levels: number): string {
    const name = `${type}${levels}`;
    if (!fragments.has(name)) {
      fragments.set(name, '');
      fragments.set(name, `fragment ${name} on ${type} { ${members(type, levels)} }`);
    }
    return `...${name}`;
  }

  function members(type: GraphQLNamedType | undefined, levels: number): string {
    if (isAbstractType(type)) {
      const kinds = schema.getPossibleTypes(type).filter(({ name }) => KINDS.includes(name));
      return `__typename ${kinds.map((one) => `... on ${one} { ${members(one, levels)} }`).join(' ')}`;
    }
    if (!isObjectType(type)) return '__typename';
    const isEntity = type.getInterfaces().some(({ name }) => name === 'Entity');
    const names = Object.values(type.getFields()).flatMap((field) => {
      if (field.args.some(isRequiredArgument)) return [];
      const inner = getNamedType(field.type);
      const isShown = isEntity && !isLeafType(inner) && SHOWN.has(field.name);
      // Two types may have a field of the same name with different types, so others have an alias.
      const name = isShown ? field.name : `${type}_${field.name}: ${field.name}`;
      if (isLeafType(inner)) return [name];
      return (isShown || !isEntity) && levels > 0
        ? [`${name} { ${spread(inner, levels - 1)} }`]
        : [];
    });
    return ['__typename', ...names].join(' ');
  }
}
