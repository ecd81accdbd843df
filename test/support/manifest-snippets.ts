/** A manifest with one lineage entry, whose lines are given. */
export function entry(...lines: readonly string[]): string {
  return `version: 1\nlineage:\n  - ${lines.join('\n    ')}\n`;
}

/** A manifest with one column mapping, which is given. */
export function mapping(text: string): string {
  return entry('downstream: daily', 'upstreams: [raw]', 'columns:', `  ${text}`);
}

/** A manifest with one dataset, whose content is given. */
export function dataset(content: string): string {
  return `version: 1\ndefaults: {platform: snowflake}\ndatasets:\n  other: ${content}\n`;
}
