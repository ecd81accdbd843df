import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { readMetadataFlag } from '../parameters/query-values.js';
import { RequestError } from '../shared/request-error.js';
import { readPatch } from '../write/patch/read-patch.js';
import { bulkWrite } from './bulk-write.js';
import { entityForms, entityFormV3 } from './entity-form.js';
import { checkEntityType, readAddress } from './entity-path.js';
import { GENERIC } from './generic-items.js';
import { openapiApp } from './openapi-errors.js';
import { writtenItem } from './openapi-items.js';

/** Routes of PATCH: of one aspect, or in version 3 of many aspects of many entities. */
export function openapiPatches(context: RestContext): App {
  const app = openapiApp(context);
  app.patch(GENERIC, bulkWrite(context, { channel: 'bulk-patch', isGeneric: true }));
  for (const { base } of entityForms) app.on('PATCH', `${base}/*`, checkEntityType(context, base));
  app.patch(
    `${entityFormV3.base}/:type`,
    bulkWrite(context, { channel: 'bulk-patch', isGeneric: false }),
  );
  for (const { base, toWritten } of entityForms)
    app.patch(`${base}/:type/:rest{.+}`, async (c) => {
      c.set('write', true);
      const { urn, aspectName } = readAddress(c, base);
      if (aspectName === undefined)
        throw new RequestError('method', `${c.req.method} needs an aspect at the end of the path`);
      const withMetadata = readMetadataFlag(c.req);
      // The body has no place for conditions: DataHub reads only the patch.
      const patch = readPatch(await readJsonBody(c.req.raw), 'the body');
      const written = context
        .writerFor(c, 'single-patch')
        .write([{ urn, aspectName, changeType: 'PATCH', patch }]);
      return answerJson(c, writtenItem(written, withMetadata, toWritten));
    });
  return app;
}
