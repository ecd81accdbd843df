import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { getSchema } from '../../src/server/graphql/schema/create-schema.js';
import { readFieldSource } from '../../src/server/graphql/schema/field-source.js';
import type { Catalog } from '../../src/testing.js';
import { markdownTable } from '../support/docs/generated-parts.js';
import { post } from '../support/server/catalog.js';

/** How the catalog answers a field of `Query` or `Mutation`. */
type Answer = 'carried out' | 'empty' | 'refused';

/**
 * Asks a catalog for every field of `Query` and `Mutation`, and builds a table of the answers. A
 * refusal says that the catalog does not carry the field out. A field that the schema files call
 * empty answers empty.
 */
export async function rootAnswers(catalog: Catalog): Promise<string> {
  const schema = getSchema('datahub');
  const queries = await answersOf(schema.getQueryType() as GraphQLObjectType, 'query', catalog);
  const mutations = await answersOf(
    schema.getMutationType() as GraphQLObjectType,
    'mutation',
    catalog,
  );
  const row = (title: string, answers: Answers, answer: Answer) => {
    const names = answers.filter((one) => one.answer === answer).map(({ name }) => name);
    return [
      title,
      String(names.length),
      names
        .toSorted()
        .map((name) => `\`${name}\``)
        .join(', '),
    ];
  };
  return markdownTable([
    ['Fields', '', 'Names'],
    row('queries, carried out', queries, 'carried out'),
    row('queries, empty, since the catalog stores no such thing', queries, 'empty'),
    row('queries, refused', queries, 'refused'),
    row('mutations, carried out', mutations, 'carried out'),
    row('mutations, refused', mutations, 'refused'),
  ]);
}

type Answers = readonly { readonly name: string; readonly answer: Answer }[];

async function answersOf(
  root: GraphQLObjectType,
  operation: string,
  catalog: Catalog,
): Promise<Answers> {
  const answers: { name: string; answer: Answer }[] = [];
  // One after the other: a mutation may change what the next field finds.
  for (const field of Object.values(root.getFields()))
    answers.push({ name: field.name, answer: await answerOf(field, operation, catalog) });
  return answers;
}

async function answerOf(
  field: GraphQLField<unknown, unknown>,
  operation: string,
  catalog: Catalog,
): Promise<Answer> {
  if (field.astNode && readFieldSource(field.astNode)?.isEmpty) return 'empty';
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const needed = field.args.filter(isNeeded).map((one) => `${one.name}: ${someValue(one.type)}`);
  const given = needed.length === 0 ? '' : `(${needed.join(', ')})`;
  const query = `${operation} { ${field.name}${given}${selection} }`;
  const { body } = await post(catalog, '/api/graphql', { query });
  const messages = JSON.stringify(body.errors ?? []);
  if (messages.includes('alidation')) throw new Error(`${query} is not valid: ${messages}`);
  return messages.includes(`${field.name} is not carried out`) ? 'refused' : 'carried out';
}

function isNeeded({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

/** A literal of a type, in the syntax of GraphQL. Its members are the needed ones alone. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type))
    return { Boolean: 'true', String: '"urn:li:tag:x"' }[type.name] ?? '1';
  const members = Object.values(type.getFields()).filter(isNeeded);
  return `{${members.map((one) => `${one.name}: ${someValue(one.type)}`).join(', ')}}`;
}
