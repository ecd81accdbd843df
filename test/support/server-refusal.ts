import { expect } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';

/** The code of the HeadwaterError that some work stops with; fails if it does not stop, or with another error. */
export async function refusalOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof HeadwaterError) return error.codeName;
    throw error;
  }
  return expect.fail('nothing was refused');
}
