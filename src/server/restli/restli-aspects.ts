import type { Json } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { toRecordName } from '../metamodel/record-names.js';
import { aspectByRow, readVersion } from '../parameters/read-version.js';
import { jsonReader } from '../shared/json-reader.js';
import { accepted, anything, list, object, optional } from '../shared/json-schema.js';
import { asObject } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import { mapInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { AnyProposal } from '../write/proposal.js';
import { readAspectName, readProposal } from '../write/read-proposal.js';
import { aspectReadActions } from './restli-aspect-reads.js';
import { restliApp } from './restli-errors.js';

/** Routes of `/aspects`: writes of proposals, and reads of single aspects. */
export function restliAspects(context: RestContext): App {
  const app = restliApp(context, 422);
  app.on('POST', ['/aspects', '/aspects/'], async (c) => {
    const action = c.req.query('action') ?? '';
    const answer = aspectReadActions.get(action);
    if (answer) {
      const parameters = asObject(await readJsonBody(c.req.raw), 'the body');
      return answerJson(c, { value: answer(parameters, context.readerFor(c)) });
    }
    const read = ACTIONS.get(action);
    if (read === undefined)
      throw new RequestError(
        'malformed',
        `action "${action}" is not supported on aspects by this version`,
      );
    c.set('write', true);
    const body = await readJsonBody(c.req.raw);
    const proposals = await read(body, context.turns.beginWrite());
    context.writerFor(c, 'restli', isAsync(body)).write(proposals);
    // An async write gets the same answer, since it is also stored before the answer.
    return c.json({ value: 'success' });
  });
  app.get('/aspects/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/aspects/'));
    const name = readAspectName(c.req.query('aspect'), 'aspect');
    const version = readVersion(c.req.query('version'), 'version');
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

type ReadBody = (body: Json, turn: Turn) => Promise<readonly AnyProposal[]>;

const ACTIONS: ReadonlyMap<string, ReadBody> = new Map<string, ReadBody>([
  ['ingestProposal', readOne],
  ['ingestProposalBatch', readMany],
]);

/** The change type of a proposal decides its shape. `readProposal` checks it. */
const ingestProposal = jsonReader(
  object({ async: optional(accepted(checkAsync)), proposal: optional(anything) }),
);

const ingestProposalBatch = jsonReader(
  object({ async: optional(accepted(checkAsync)), proposals: list(anything) }),
);

async function readOne(body: Json): Promise<readonly AnyProposal[]> {
  return [readProposal(ingestProposal(body).proposal, 'proposal')];
}

function readMany(body: Json, turn: Turn): Promise<readonly AnyProposal[]> {
  return mapInTurn(ingestProposalBatch(body).proposals, turn, (one, i) =>
    readProposal(one, `proposals[${i}]`),
  );
}

/** Returns the flag `async` of a body that was checked. */
function isAsync(body: Json): boolean {
  const { async } = asObject(body, 'the body');
  return async === true || async === 'true';
}

/** Checks the flag `async`. The interface declares a string, but some clients send a boolean. */
function checkAsync(json: Json | undefined): void {
  if (
    json === undefined ||
    json === null ||
    typeof json === 'boolean' ||
    json === 'true' ||
    json === 'false'
  )
    return;
  throw new RequestError(
    'malformed',
    `async must be "true" or "false", but is ${JSON.stringify(json)}`,
  );
}
