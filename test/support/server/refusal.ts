import { expect } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';

/**
 * The code of the HeadwaterError that the work throws. Fails if it throws nothing or another error.
 */
export async function thrownCode(work: () => unknown): Promise<string> {
  return (await thrownError(work)).codeName;
}

/** The HeadwaterError that the work throws. */
export async function thrownError(work: () => unknown): Promise<HeadwaterError> {
  try {
    await work();
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
    throw error;
  }
  return expect.fail('nothing was refused');
}
