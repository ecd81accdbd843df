import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/plan/document/plan.js';
import type { ReportOptions } from '../../src/report/document/report-document.js';
import type { ReportFormat } from '../../src/report/document/report-formats.js';
import { renderReport } from '../../src/report/reporters.js';
import { campaignRuns, isWholeCampaign } from '../campaigns/campaign.js';
import { type PlanShape, planShapes, randomPlan } from '../support/report/random-plan.js';
import { removalsInCommands } from '../support/report/removals-in-commands.js';
import { removalsInHtml } from '../support/report/removals-in-html.js';
import { removalsInMarkdown } from '../support/report/removals-in-markdown.js';
import { removalsInMermaid } from '../support/report/removals-in-mermaid.js';
import type { ToldRemovals } from '../support/report/told-removals.js';

interface Reader {
  readonly name: string;
  readonly format: ReportFormat;
  readonly read: (text: string) => ToldRemovals | Promise<ToldRemovals>;
  readonly full?: boolean;
}

const readers: readonly Reader[] = [
  { name: 'a comment', format: 'markdown', read: removalsInMarkdown },
  { name: 'a page', format: 'html', read: removalsInHtml },
  { name: 'a full page', format: 'html', read: removalsInHtml, full: true },
  { name: 'a flowchart', format: 'mermaid', read: removalsInMermaid },
  { name: 'annotations', format: 'github', read: removalsInCommands },
];

/** Commands that print everything. */
const PRINTS_ALL = /^headwater .*(?:--full|--format json)$/;

/** A plan that takes much more away than a comment holds. */
const largest: PlanShape = {
  datasets: 60,
  upstreams: 6,
  columns: 12,
  weights: { create: 1, update: 1, delete: 10, mark: 1, exclusive: 2 },
  narrowed: 8,
  guards: 3,
  errors: 2,
  seed: 7,
};

describe.each(readers)('every removal is told of in $name', (reader) => {
  it('of random plans, or counted in the first lines with a command that lists it', async () => {
    await fc.assert(
      fc.asyncProperty(planShapes, async (shape) => expectTold(randomPlan(shape), reader)),
      {
        numRuns: campaignRuns(`removals in ${reader.name}`, { part: 2, whole: 200 }),
        examples: [[isWholeCampaign ? largest : { ...largest, datasets: 20 }]],
      },
    );
  });
});

describe('a comment', () => {
  it('holds 1,000 removals, and names the number of those that it does not hold', () => {
    const some = randomPlan({ ...largest, datasets: 24, columns: 10 });
    const many = removalsInMarkdown(rendered(some, { format: 'markdown' }));
    expect(lossesOf(some).length).toBeGreaterThan(1_000);
    expect(many.unlisted).toBe(0);
    const all = removalsInMarkdown(rendered(randomPlan(largest), { format: 'markdown' }));
    expect(all.addresses.size).toBeGreaterThan(1_500);
    expect(all.unlisted).toBeGreaterThan(1_000);
  });
});

async function expectTold(plan: Plan, reader: Reader): Promise<void> {
  const { addresses, unlisted, command } = await reader.read(rendered(plan, reader));
  const missing = lossesOf(plan).filter((address) => !addresses.has(address));
  expect(missing).toHaveLength(unlisted);
  if (unlisted > 0) expect(command).toMatch(PRINTS_ALL);
  if (reader.format === 'html') expect(unlisted).toBe(0);
}

/** What a plan takes away, by the kinds and reasons of its changes. */
function lossesOf({ changes }: Plan): readonly string[] {
  return changes.flatMap(({ kind, reason, address }) =>
    kind === 'delete' || (kind === 'update' && reason === 'exclusive') ? [address] : [],
  );
}

function rendered(
  plan: Plan,
  { format, full }: Pick<Reader, 'format'> & Pick<ReportOptions, 'full'>,
): string {
  const options = { color: false, sources: new Map<string, string>(), full };
  return renderReport(format, { kind: 'plan', plan }, options) ?? '';
}
