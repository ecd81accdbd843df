import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from './scenario.js';
import type { World } from './world.js';

const RECEIPTS = '.headwater/receipts';

/** Lists the receipts of the stack's applies, oldest first, as the command line names them. */
export async function receiptsOf({ folder }: World): Promise<readonly string[]> {
  return (await readdir(join(folder, RECEIPTS))).sort().map((name) => `${RECEIPTS}/${name}`);
}

/** Replaces the text of the newest receipt with the result of `edit`. */
export function receiptEdited(edit: (text: string) => string): Step {
  return async (world) => {
    const path = await newest(world);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  };
}

/**
 * Cuts off the newest receipt as a kill does: in the middle of the event with the outcome of the
 * last dataset.
 */
export const receiptCutOff: Step = receiptEdited((text) =>
  text.slice(0, text.lastIndexOf('"outcome":')),
);

export const receiptGone: Step = async (world) => await rm(await newest(world));

async function newest(world: World): Promise<string> {
  return join(world.folder, (await receiptsOf(world)).at(-1) ?? '');
}
