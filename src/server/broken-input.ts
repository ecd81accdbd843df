import { brokenInputCode, type Dialect } from './dialect.js';
import { Refusal } from './refusal.js';

/** Input that DataHub itself runs aground on: what the client hears depends on the dialect. */
export function brokenInput(dialect: Dialect, message: string): Refusal {
  return new Refusal(brokenInputCode(dialect) === 500 ? 'broken' : 'malformed', message);
}
