import process from 'node:process';

/**
 * True if long campaigns run as a whole, as `npm run soak` has it. `npm run check campaigns`
 * runs a part of each.
 */
export const isWholeCampaign: boolean = process.env['HEADWATER_TEST_CAMPAIGN'] === 'whole';

interface Runs {
  readonly part: number;
  readonly whole: number;
}

/**
 * Returns the number of runs of a random campaign, and prints it. `HEADWATER_TEST_RUNS` overrides
 * the number.
 */
export function campaignRuns(name: string, { part, whole }: Runs): number {
  const runs = Number(process.env['HEADWATER_TEST_RUNS'] ?? (isWholeCampaign ? whole : part));
  process.stdout.write(`campaign "${name}": ${runs} of ${whole} runs\n`);
  return runs;
}

/**
 * Returns all rows of a campaign, or a part of them that is spread evenly over the list and begins
 * with the row at `from`. Test titles name the rows.
 */
export function campaignRows<Row>(rows: readonly Row[], part: number, from = 0): readonly Row[] {
  if (rows.length === 0 || part < 1) throw new Error('a campaign needs rows');
  if (isWholeCampaign || part >= rows.length) return rows;
  const numbers = Array.from(
    { length: part },
    (_, i) => (from + Math.floor((i * rows.length) / part)) % rows.length,
  );
  return rows.filter((_, number) => numbers.includes(number));
}
