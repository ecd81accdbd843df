import { HeadwaterError } from '../../errors/headwater-error.js';
import { type JobReading, readJobEvent } from '../../import/foreign/openlineage/read-job-event.js';
import type { Json } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { malformed } from '../shared/request-error.js';
import { eventProposals } from './event-proposals.js';
import { openapiApp } from './openapi-errors.js';

/**
 * Route `/openapi/openlineage/api/v1/lineage`: takes an event of OpenLineage. The answer has a body
 * only if a part of the event has no place in the catalog: then it names each with the reason.
 */
export function openapiOpenLineage(context: RestContext): App {
  const app = openapiApp(context);
  app.post('/openapi/openlineage/api/v1/lineage', async (c) => {
    c.set('write', true);
    const event = readEvent(await readJsonBody(c.req.raw));
    context.writerFor(c, 'bulk').write(eventProposals(event, context.clock()));
    const leftOut = event.leftOut.map(({ code, record }) => ({ code, record }));
    return leftOut.length === 0 ? c.body(null, 200) : answerJson(c, { leftOut });
  });
  return app;
}

function readEvent(body: Json): JobReading {
  try {
    return readJobEvent(body);
  } catch (error) {
    throw error instanceof HeadwaterError ? malformed(error.message) : error;
  }
}
