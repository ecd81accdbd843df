import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from './scenario.js';
import type { World } from './scenario-world.js';

const RECEIPTS = '.headwater/receipts';

/** The receipts that the stack's applies left, oldest first, as the command line names them. */
export async function receiptsOf({ folder }: World): Promise<readonly string[]> {
  return (await readdir(join(folder, RECEIPTS))).sort().map((name) => `${RECEIPTS}/${name}`);
}

/** The newest receipt becomes what `edit` makes of its text. */
export function receiptEdited(edit: (text: string) => string): Step {
  return async (world) => {
    const path = await newest(world);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  };
}

/** What a kill leaves: the text ends in the middle of the event that says how the last dataset ended. */
export const receiptCutOff: Step = receiptEdited((text) =>
  text.slice(0, text.lastIndexOf('"outcome":')),
);

export const receiptGone: Step = async (world) => await rm(await newest(world));

async function newest(world: World): Promise<string> {
  return join(world.folder, (await receiptsOf(world)).at(-1) ?? '');
}
