import { Ajv2020 } from 'ajv/dist/2020.js';
import planSchema from '../../schemas/plan.schema.json' with { type: 'json' };
import receiptSchema from '../../schemas/receipt.schema.json' with { type: 'json' };
import { ok, problem, type Result } from '../errors/result.js';
import type { JsonObject } from '../model/json.js';
import { RECEIPT_FORMAT_VERSION, type Receipt } from './receipt.js';
import { schemaProblem } from './schema-problem.js';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, schemas: [planSchema] });
const isReceipt = ajv.compile<Receipt>(receiptSchema);

/**
 * Checks that a document is a receipt of this format. What it says is trusted as far as a manifest is: whoever can edit it
 * could edit that as well, and an undo of it is shown and approved like every other plan.
 *
 * Fails with what is wrong, to be read after the file's name.
 */
export function checkReceipt(document: JsonObject): Result<Receipt> {
  const version = document['formatVersion'];
  if (version !== RECEIPT_FORMAT_VERSION) {
    return problem(`is not a receipt of format ${RECEIPT_FORMAT_VERSION}: its formatVersion is ${JSON.stringify(version) ?? 'missing'}`);
  }
  const value: unknown = document;
  if (isReceipt(value)) return ok(value);
  return problem(`is not a receipt: ${schemaProblem(isReceipt.errors)}`);
}
