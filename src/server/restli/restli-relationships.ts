import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { readRelationshipDirection, relatedEntityPage } from '../lineage/related-entity-page.js';
import { readLineageDirection } from '../parameters/read-lineage-direction.js';
import { readList } from '../parameters/read-list.js';
import { asNumber, readNumber } from '../parameters/read-number.js';
import type { CatalogReader } from '../policy/catalog-reader.js';
import type { KindReads } from '../policy/opened-reads.js';
import { asObject } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import { readUrn } from '../write/read-proposal.js';
import { restliErrors } from './restli-errors.js';
import { lineageResult } from './restli-lineage.js';

/** Page size without a `count`. Source: DataHub's resource. */
const DEFAULT_COUNT = 100;

/** Routes of `/relationships`: the related entities of an entity, and its lineage. */
export function restliRelationships(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('GET', ['/relationships', '/relationships/'], (c) => {
    const urn = readUrn(c.req.query('urn'), 'urn');
    const store = openLineage(urn, context.readerFor(c));
    const types = readList(c.req.url, 'types');
    if (types === undefined)
      throw new RequestError(
        'malformed',
        'types is missing; give names, as in types=List(DownstreamOf)',
      );
    const direction = readRelationshipDirection(c.req.query('direction'), [
      'INCOMING',
      'OUTGOING',
      'UNDIRECTED',
    ]);
    const start = readNumber(c.req.query('start'), 'start', 0);
    const count = readNumber(c.req.query('count'), 'count', DEFAULT_COUNT);
    const { entities, ...page } = relatedEntityPage({ urn, types, direction, start, count }, store);
    return c.json({
      ...page,
      relationships: entities.map((one) => ({ type: one.relationshipType, entity: one.urn })),
    });
  });
  app.on('POST', ['/relationships', '/relationships/'], async (c) => {
    const action = c.req.query('action') ?? '';
    if (action !== 'getLineage')
      throw new RequestError(
        'malformed',
        `action "${action}" is not supported on relationships by this version`,
      );
    const body = asObject(await readJsonBody(c.req.raw), 'the body');
    const urn = readUrn(body['urn'], 'urn');
    const store = openLineage(urn, context.readerFor(c));
    return c.json({ value: getLineage(urn, body, store) });
  });
  return app;
}

function openLineage(urn: Urn, reader: CatalogReader): KindReads['LINEAGE'] {
  return reader.openKind('LINEAGE', [urn], `User is unauthorized to get entity lineage: ${urn}`);
}

/**
 * Answers `getLineage` with the parameters `{ urn, direction, start?, count?, maxHops? }`. The
 * default is one hop.
 */
function getLineage(urn: Urn, body: JsonObject, store: KindReads['LINEAGE']): JsonObject {
  const direction = readLineageDirection(body['direction']);
  const start = asNumber(body['start'], 'start', 0);
  const count = asNumber(body['count'], 'count', DEFAULT_COUNT);
  const maxHops = asNumber(body['maxHops'], 'maxHops', 1);
  return lineageResult({ urn, direction, start, count, maxHops }, store);
}
