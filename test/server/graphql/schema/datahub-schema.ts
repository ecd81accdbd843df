import { readFileSync } from 'node:fs';

/**
 * A type of DataHub's schema files, or a member of one.
 *
 * Facts from `datahub-graphql-core/src/main/resources` of `datahub-project/datahub`:
 * `entity.graphql` at 000b1d8, `search.graphql` at 0187e2a, `auth.graphql` at 037b198, `app.graphql`
 * at 015428f, `lineage.graphql` at 082f9e7 and `documents.graphql` at 10f0fd2. Later environments
 * and conditions of policies are those of the models of release 1.6.0.
 */
export interface DatahubFact {
  /**
   * `object`, `interface`, `input`, `enum`, `union` or `scalar` for a type, and `field`, `input
   * field` or `value` for a member.
   */
  readonly kind: string;
  /** The type of a member, or the interfaces or members of a type. Empty if there are none. */
  readonly type: string;
  /** `(urn: String!)` or `= false`. Empty without parameters and default. */
  readonly parameters: string;
  /** `recent` for a fact that older servers do not have, else empty. */
  readonly releases: string;
}

/**
 * The rows of `datahub-schema.tsv`, by name: `Dataset`, `Dataset.urn`. The file is made from
 * DataHub's files, not from our schema.
 */
export const datahubSchema: ReadonlyMap<string, DatahubFact> = new Map(
  readFileSync(new URL('./datahub-schema.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', name = '', type = '', parameters = '', releases = ''] = line.split('\t');
      return [name, { kind, type, parameters, releases }];
    }),
);
