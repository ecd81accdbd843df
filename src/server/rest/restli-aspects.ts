import { Hono } from 'hono';
import type { Json } from '../../model/json.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { recordNameOf } from '../metamodel/record-names.js';
import { asSeenBy, requireReadable } from '../policy/authorize-reads.js';
import { asList, asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import type { AnyProposal } from '../write/proposal.js';
import { readAspectName, readProposal } from '../write/read-proposal.js';
import { writeProposals } from '../write/write-proposals.js';
import { aspectByRow, readVersion } from './read-version.js';
import { aspectReadActions } from './restli-aspect-reads.js';
import { restliErrors } from './restli-errors.js';
import { writerOf } from './writer-of.js';

/** `/aspects`: proposals in, single aspects out. */
export function restliAspects(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 422));
  app.on('POST', ['/aspects', '/aspects/'], async (c) => {
    const action = c.req.query('action') ?? '';
    const answer = aspectReadActions.get(action);
    if (answer)
      return c.json({ value: answer(asObject(await readJsonBody(c.req.raw), 'the body'), { ...context, actor: c.get('actor') }) });
    const read = ACTIONS.get(action);
    if (read === undefined) throw new Refusal('malformed', `action "${action}" is not supported on aspects by this version`);
    c.set('write', true);
    const proposals = read(await readJsonBody(c.req.raw));
    writeProposals(proposals, writerOf(c, context, 'restli'));
    // The same for async writes: what is answered here is stored, so nothing is left to wait for.
    return c.json({ value: 'success' });
  });
  app.get('/aspects/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/aspects/'));
    const name = readAspectName(c.req.query('aspect'), 'aspect');
    const version = readVersion(c.req.query('version'), 'version');
    const reader = { ...context, actor: c.get('actor') };
    requireReadable([urn], reader, `User is unauthorized to get aspect for ${urn}`);
    const found = aspectByRow(asSeenBy(reader, context.store), { urn, name, version });
    if (found === undefined) throw new Refusal('not-found', `Did not find urn: ${urn} aspect: ${name} version: ${version}`);
    return c.json({ version: found.row, aspect: { [recordNameOf(name)]: found.aspect.value } });
  });
  return app;
}

const ACTIONS: ReadonlyMap<string, (body: Json) => readonly AnyProposal[]> = new Map([
  ['ingestProposal', readOne],
  ['ingestProposalBatch', readMany],
]);

function readOne(body: Json): readonly AnyProposal[] {
  const request = asObject(body, 'the body');
  checkAsync(request['async']);
  return [readProposal(request['proposal'], 'proposal')];
}

function readMany(body: Json): readonly AnyProposal[] {
  const request = asObject(body, 'the body');
  checkAsync(request['async']);
  return asList(request['proposals'], 'proposals').map((one, i) => readProposal(one, `proposals[${i}]`));
}

/** A string by the interface; some clients send what it means. */
function checkAsync(json: Json | undefined): void {
  if (json === undefined || json === null || typeof json === 'boolean' || json === 'true' || json === 'false') return;
  throw new Refusal('malformed', `async must be "true" or "false", but is ${JSON.stringify(json)}`);
}
