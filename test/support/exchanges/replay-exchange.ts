import { isDeepStrictEqual } from 'node:util';
import type nock from 'nock';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type {
  AspectProposal,
  CatalogWriter,
  LineageEdges,
  ProposedAspect,
} from '../../../src/model/catalog-port.js';
import type { Json, JsonObject } from '../../../src/model/json.js';
import type { CorpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { type Exchange, operationOf } from './exchange.js';

const BULK = '/openapi/v3/entity/dataset?async=false';
const RESTLI = '/aspects?action=ingestProposal';

/** What the client made of an answer: the result of its call, or the error. */
export type Outcome =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'error'; readonly error: HeadwaterError };

/**
 * Makes the client send the request of an exchange, and answers as recorded. The test fails if the
 * client sends another method, path or body.
 */
export async function replayExchange(
  exchange: Exchange,
  catalog: CatalogWriter,
  scope: nock.Scope,
): Promise<Outcome> {
  const { path, request, status, response } = exchange;
  // The client tries the bulk route before Rest.li, and Rest.li after a refusal.
  if (path === RESTLI) scope.post(BULK).reply(403, { message: 'no' });
  const isSame = (body: unknown) => isDeepStrictEqual(body, request);
  scope.post(path, isSame).reply(status, JSON.stringify(response), {
    'content-type': 'application/json',
  });
  if (path === BULK && status === 403) scope.post(RESTLI).reply(404);
  try {
    return { kind: 'result', result: await callOf(exchange)(catalog) };
  } catch (error) {
    if (error instanceof HeadwaterError) return { kind: 'error', error };
    throw error;
  }
}

type Call = (catalog: CatalogWriter) => Promise<unknown>;

function callOf({ path, request }: Exchange): Call {
  if (path.includes('/batchGet')) return readOf(request as readonly AspectQuery[]);
  if (path === BULK) {
    const proposals = (request as unknown as readonly BulkItem[]).map(toProposal);
    return (catalog) => catalog.propose(proposals);
  }
  if (path === RESTLI) return (catalog) => catalog.propose([toSingleProposal(request)]);
  return queryOf(operationOf(request), (request as { readonly variables: JsonObject }).variables);
}

interface AspectQuery extends JsonObject {
  readonly urn: DatasetUrn;
}

/** The read that asks for the aspects of a request. */
function readOf(items: readonly AspectQuery[]): Call {
  const urns = items.map(({ urn }) => urn);
  const isAspect = (name: string) => name !== 'urn' && name !== 'datasetKey';
  const names = Object.keys(items[0] ?? {})
    .filter(isAspect)
    .sort()
    .join(' ');
  switch (names) {
    case '':
      return (catalog) => catalog.readExistence(urns);
    case 'status upstreamLineage':
      return (catalog) => catalog.readDatasets(urns);
    case 'schemaMetadata':
      return (catalog) => catalog.readSchemas(urns);
    case 'datasetProperties schemaMetadata':
      return (catalog) => catalog.readContents(urns);
    case 'domains editableSchemaMetadata globalTags glossaryTerms ownership schemaMetadata':
      return (catalog) => catalog.readClassifications(urns);
    case 'upstreamLineage':
      return (catalog) => catalog.readStoredVersions(new Map(items.map(toVersion)));
    default:
      throw new Error(`the client has no read of ${names}`);
  }
}

type Conditions = Readonly<Record<string, string>>;

function toVersion({ urn, upstreamLineage }: AspectQuery): readonly [DatasetUrn, number] {
  const { headers } = upstreamLineage as unknown as { readonly headers: Conditions };
  return [urn, Number(headers['If-Version-Match'])];
}

interface WrittenAspect {
  readonly value: JsonObject;
  readonly headers: Conditions;
}

type BulkItem = { readonly urn: DatasetUrn } & { readonly [name: string]: WrittenAspect };

function toProposal({ urn, ...aspects }: BulkItem): AspectProposal {
  return {
    urn,
    aspects: Object.entries(aspects as Readonly<Record<string, WrittenAspect>>).map(
      ([name, { value, headers }]) => toAspect(name, value, headers),
    ),
  };
}

function toSingleProposal(request: Json): AspectProposal {
  const { proposal } = request as unknown as {
    readonly proposal: {
      readonly entityUrn: DatasetUrn;
      readonly aspectName: string;
      readonly aspect: { readonly value: string };
      readonly headers: Conditions;
    };
  };
  const { entityUrn, aspectName, aspect, headers } = proposal;
  return { urn: entityUrn, aspects: [toAspect(aspectName, JSON.parse(aspect.value), headers)] };
}

function toAspect(name: string, value: JsonObject, headers: Conditions): ProposedAspect {
  const since = headers['If-Unmodified-Since'];
  return {
    name: name as ProposedAspect['name'],
    value,
    ifVersionMatch: headers['If-Version-Match'] ?? '',
    ...(since !== undefined && { ifUnmodifiedSince: Date.parse(since) }),
  };
}

interface Variables {
  readonly input: LineageEdges & { readonly urn: DatasetUrn };
  readonly urns: readonly DatasetUrn[];
  readonly actor: CorpUserUrn;
}

/** The call that sends a GraphQL operation. */
function queryOf(operation: string, variables: JsonObject): Call {
  const { input, urns, actor } = variables as unknown as Variables;
  switch (operation) {
    case 'updateLineage':
      return (catalog) => catalog.updateLineage(input);
    case 'whoAmI':
      return (catalog) => catalog.readActor();
    case 'readLabels':
      return (catalog) => catalog.readLabels(urns);
    case 'mayEditLineage':
      return (catalog) =>
        catalog.readPrivileges({
          actor: 'urn:li:corpuser:x' as CorpUserUrn,
          lineage: urns,
          entities: [],
        });
    case 'granted':
      return (catalog) =>
        catalog.readPrivileges({
          actor,
          lineage: [],
          entities: Object.entries(variables)
            .filter(([name]) => /^u\d+$/.test(name))
            .map(([, urn]) => urn as DatasetUrn),
        });
    case 'searchDatasets':
      return (catalog) => catalog.listDatasetsWithUpstreams();
    case 'downstream':
      return (catalog) => catalog.searchDownstream([input.urn]);
    default:
      throw new Error(`the client has no operation ${operation}`);
  }
}
