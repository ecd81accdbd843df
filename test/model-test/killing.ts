import fc from 'fast-check';
import { anyEdit, anyOther, type Edit, type History, type Kill, type Other } from './steps.js';

/** A history of one stack around one apply whose process is killed. */
export interface Killing extends Omit<History, 'steps'> {
  readonly before: readonly Edit[];
  readonly others: readonly Other[];
  readonly after: readonly Edit[];
  readonly kill: Kill;
  /** True if the receipt of the killed run is deleted. */
  readonly forget: boolean;
}

const edits = fc.array(anyEdit, { minLength: 2, maxLength: 6, size: 'max' });

export const anyKilling: fc.Arbitrary<Killing> = fc.record({
  dialect: fc.constantFrom('spec', 'datahub'),
  real: fc.constant(false),
  writes: fc.constantFrom('auto', 'auto', 'proposals'),
  before: edits,
  others: fc.array(anyOther, { maxLength: 2 }),
  after: edits,
  kill: fc.record({ write: fc.constantFrom(1, 1, 2, 2, 3), after: fc.boolean() }),
  forget: fc.boolean(),
});
