import { graphqlDocuments } from './fuzz-graphql-documents.js';
import { restTemplates, type Template } from './fuzz-rest-templates.js';

/** Every endpoint, and every field of GraphQL. */
export const templates: readonly Template[] = [
  ...restTemplates,
  ...graphqlDocuments.map(
    ([query, variables]): Template => ({
      method: 'POST',
      path: '/api/graphql',
      body: { query, variables, operationName: null },
    }),
  ),
];
