import { type DirectiveNode, type FieldDefinitionNode, Kind } from 'graphql';
import { memoize } from '../../shared/memoize.js';

/**
 * The source of a field that no code resolves. The schema files state it with directives:
 *
 * - `@stored(in: "ownership", at: "owners")`: the value in the aspect `in` of the entity, or in the
 *   stored value that the parent object was made from. `at` is the path to it, or several paths:
 *   the first with a value counts. Default: all of the aspect, or the member with the name of the
 *   field. Without a stored value, the field has the member `key` of the entity's key, or the value
 *   of the text `or`. An empty text stands for an empty list, 0 or false. A required field has
 *   these by default, and an object that lacks an entity or a value of an enum is not shown.
 * - `@listed(type: "domain", by: "parentDomain", root: "hasParentDomain")`: a page of the stored
 *   entities of a type. Each member of the input in `by` is a filter. `datasetUrn:entities` filters
 *   another field. Without such a member, the page has only entities without `root`. No entity has
 *   the value in `without`, written as `field:value`. The page has `count` entities unless the
 *   request says otherwise.
 * - `@related(by: "Asserts")`: the entities with such a relationship to the entity, or from it with
 *   `direction: "OUTGOING"`. Each argument in `where` is a filter, as in `by` of `@listed`. Entities
 *   with the largest `newest` come first. `outgoing` is the relationship for a request with
 *   `direction: OUTGOING`.
 * - `@empty`: the catalog stores no such value, so the list, the page or the object is empty.
 * - `@fixed(value: "YOUR_ASSETS")`: always this text or this value of an enum.
 * - `@needs(platform: "MANAGE_TAGS", entity: "DELETE_ENTITY", on: "urn")`: the privileges for an
 *   operation that the catalog does not carry out. A caller without them gets 403 before 400. One of
 *   them is enough: on the platform, or on each entity that the arguments at `on` name. `on` is the
 *   path to an argument, or several paths.
 */
export interface FieldSource {
  readonly aspect?: string | undefined;
  readonly paths?: readonly (readonly string[])[] | undefined;
  readonly key?: string | undefined;
  readonly or?: string | undefined;
  readonly listed?: ListedSource | undefined;
  readonly related?: RelatedSource | undefined;
  readonly isEmpty?: boolean;
  readonly fixed?: string | undefined;
  readonly needs?: NeededPrivileges | undefined;
}

export interface NeededPrivileges {
  readonly platform: readonly string[];
  readonly entity: readonly string[];
  /** The paths to the arguments with the urns of the entities. */
  readonly on: readonly (readonly string[])[];
}

export interface ListedSource {
  readonly type: string;
  /** The fields to filter by, by the member of the input that has their value. */
  readonly filters: ReadonlyMap<string, string>;
  readonly root: string | undefined;
  /** The values that no entity of the list has, by search field. */
  readonly without: ReadonlyMap<string, string>;
  /** The default size of the page. */
  readonly count: number | undefined;
}

export interface RelatedSource {
  readonly relationship: string;
  readonly outgoing?: string | undefined;
  readonly direction: 'INCOMING' | 'OUTGOING';
  /** The fields to filter by, by the argument that has their value. */
  readonly filters: ReadonlyMap<string, string>;
  /** The field to sort by. */
  readonly newest?: string | undefined;
  /** The default size of the page. */
  readonly count?: number | undefined;
}

/** Reads the directives of a field, once for each definition. Undefined without directives. */
export const readFieldSource: (node: FieldDefinitionNode) => FieldSource | undefined = memoize(
  ({ directives = [] }) => {
    const named = (name: string) => directives.find((one) => one.name.value === name);
    if (directives.every((one) => one.name.value === 'deprecated')) return undefined;
    const stored = named('stored');
    return {
      aspect: argumentOf(stored, 'in'),
      paths: argumentOf(stored, 'at')
        ?.split(' ')
        .map((path) => path.split('/')),
      key: argumentOf(stored, 'key'),
      or: argumentOf(stored, 'or'),
      listed: readListed(named('listed')),
      related: readRelated(named('related')),
      isEmpty: named('empty') !== undefined,
      fixed: argumentOf(named('fixed'), 'value'),
      needs: readNeeds(named('needs')),
    };
  },
);

function readListed(directive: DirectiveNode | undefined): ListedSource | undefined {
  const type = argumentOf(directive, 'type');
  if (type === undefined) return undefined;
  return {
    type,
    filters: readFilters(argumentOf(directive, 'by')),
    root: argumentOf(directive, 'root'),
    without: readFilters(argumentOf(directive, 'without')),
    count: countOf(directive),
  };
}

function readFilters(text: string | undefined): ReadonlyMap<string, string> {
  const filters = (text?.split(' ') ?? []).map((one) => {
    const [member = '', field = member] = one.split(':');
    return [member, field] as const;
  });
  return new Map(filters);
}

function readNeeds(directive: DirectiveNode | undefined): NeededPrivileges | undefined {
  if (directive === undefined) return undefined;
  const [platform, entity] = ['platform', 'entity'].map((name) => argumentOf(directive, name));
  return {
    platform: platform?.split(' ') ?? [],
    entity: entity?.split(' ') ?? [],
    on: (argumentOf(directive, 'on') ?? 'urn').split(' ').map((path) => path.split('/')),
  };
}

function readRelated(directive: DirectiveNode | undefined): RelatedSource | undefined {
  const relationship = argumentOf(directive, 'by');
  if (relationship === undefined) return undefined;
  const direction = argumentOf(directive, 'direction') === 'OUTGOING' ? 'OUTGOING' : 'INCOMING';
  return {
    relationship,
    outgoing: argumentOf(directive, 'outgoing'),
    direction,
    filters: readFilters(argumentOf(directive, 'where')),
    newest: argumentOf(directive, 'newest'),
    count: countOf(directive),
  };
}

function countOf(directive: DirectiveNode | undefined): number | undefined {
  const count = argumentOf(directive, 'count');
  return count === undefined ? undefined : Number(count);
}

function argumentOf(directive: DirectiveNode | undefined, name: string): string | undefined {
  const value = directive?.arguments?.find((one) => one.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}
