import { graphqlDocuments } from './graphql-documents.js';
import { restTemplates, type Template } from './rest-templates.js';

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
