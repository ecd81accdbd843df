import { expect } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';

/** The code of the HeadwaterError that some work stops with; fails if it does not stop, or with another error. */
export async function refusalOf(work: () => unknown): Promise<string> {
  return (await stopOf(work)).codeName;
}

/** The whole HeadwaterError. */
export async function stopOf(work: () => unknown): Promise<HeadwaterError> {
  try {
    await work();
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
    throw error;
  }
  return expect.fail('nothing was refused');
}
