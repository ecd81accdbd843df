import type { Json, JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { toRecordName } from '../metamodel/record-names.js';
import { readNumber } from '../parameters/query-values.js';
import { aspectByRow, LATEST } from '../parameters/read-version.js';
import { jsonReader } from '../shared/json-reader.js';
import { accepted, anything, list, object, optional } from '../shared/json-schema.js';
import { malformed, RequestError } from '../shared/request-error.js';
import { mapInTurn } from '../turns/in-turn.js';
import { readAspectName, readProposal } from '../write/read-proposal.js';
import { type Actions, addActions, type RestliAction, restliApp } from './restli-app.js';
import { aspectReadActions } from './restli-aspect-reads.js';

/** Routes of `/aspects`: writes of proposals, and reads of single aspects. */
export function restliAspects(context: RestContext): App {
  const app = restliApp(context, 422);
  addActions(app, context, { resource: 'aspects', actions: ACTIONS });
  app.get('/aspects/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/aspects/'));
    const name = readAspectName(c.req.query('aspect'), 'aspect');
    const version = readNumber(c.req.query('version'), 'version', LATEST);
    const refusal = `User is unauthorized to get aspect for ${urn}`;
    const store = context.readerFor(c).openEntities([urn], refusal);
    const found = aspectByRow(store, { urn, name, version });
    if (found === undefined)
      throw new RequestError(
        'not-found',
        `Did not find urn: ${urn} aspect: ${name} version: ${version}`,
      );
    const { row, aspect } = found;
    return answerJson(c, { version: row, aspect: { [toRecordName(name)]: aspect.value } });
  });
  return app;
}

const ACTIONS: Actions = new Map<string, RestliAction>([
  ...aspectReadActions,
  ['ingestProposal', { writes: true, run: ingestOne }],
  ['ingestProposalBatch', { writes: true, run: ingestMany }],
]);

/** The change type of a proposal decides its shape. `readProposal` checks it. */
const ingestProposal = jsonReader(
  object({ async: optional(accepted(checkAsync)), proposal: optional(anything) }),
);

const ingestProposalBatch = jsonReader(
  object({ async: optional(accepted(checkAsync)), proposals: list(anything) }),
);

function ingestOne(body: JsonObject, c: AppContext, context: RestContext): Json {
  const proposal = readProposal(ingestProposal(body).proposal, 'proposal');
  context.writerFor(c, 'restli', isAsync(body)).write([proposal]);
  // An async write gets the same answer, since the catalog also stores it before the answer.
  return 'success';
}

async function ingestMany(body: JsonObject, c: AppContext, context: RestContext): Promise<Json> {
  const given = ingestProposalBatch(body).proposals;
  const proposals = await mapInTurn(given, context.turns.beginWrite(), (one, i) =>
    readProposal(one, `proposals[${i}]`),
  );
  context.writerFor(c, 'restli', isAsync(body)).write(proposals);
  return 'success';
}

/** Returns the flag `async` of a checked body. */
function isAsync({ async }: JsonObject): boolean {
  return async === true || async === 'true';
}

const ASYNC_VALUES: readonly unknown[] = [undefined, null, true, false, 'true', 'false'];

/** Checks the flag `async`. The interface declares a string, but some clients send a boolean. */
function checkAsync(json: Json | undefined): void {
  if (!ASYNC_VALUES.includes(json))
    throw malformed(`async must be "true" or "false", but is ${JSON.stringify(json)}`);
}
