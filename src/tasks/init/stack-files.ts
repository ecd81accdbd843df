/** The first manifest of a stack. No layout of an import uses this path. */
export const FIRST_MANIFEST = 'lineage/manual.yaml';

/**
 * Writes the first manifest, with an example in comments. A plan needs at least one manifest.
 *
 * @param schema the schema of manifests, as its first line names it
 */
export function firstManifestText(schema: string): string {
  return `# yaml-language-server: $schema=${schema}
# Lineage that people declare. Imports write files of their own.
version: 1

# datasets:
#   raw_orders: {platform: snowflake, name: shop.raw.orders}
#   orders: {platform: snowflake, name: shop.public.orders}
#
# lineage:
#   - downstream: orders
#     upstreams: [raw_orders]
#     columns:
#       total: {from: raw_orders.amount, transform: sum(amount)}
`;
}

/** Files of a run that do not belong into git, as lines of `.gitignore` with their comments. */
const IGNORED: readonly (readonly [comment: string, pattern: string])[] = [
  ['Receipts of applies, and the database of headwater serve.', '/.headwater/'],
  ['A saved plan. It belongs to one review.', '/plan.json'],
  ['The plan of an import with --adopt.', '/adopt.json'],
  [
    'What is left of an import that was stopped, for the next one.',
    '/headwater.imports/*.waiting.*',
  ],
];

/** Writes the `.gitignore` of a stack. */
export function gitignoreText(): string {
  return IGNORED.map(([comment, pattern]) => `# ${comment}\n${pattern}\n`).join('');
}

/** Lists the patterns that a `.gitignore` lacks. */
export function missingPatterns(gitignore: string): readonly string[] {
  const bare = (line: string) => line.trim().replace(/^\//, '').replace(/\/$/, '');
  const lines = new Set(gitignore.split('\n').map(bare));
  return IGNORED.map(([, pattern]) => pattern).filter((pattern) => !lines.has(bare(pattern)));
}
