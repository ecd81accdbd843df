/** A manifest with one lineage entry of these lines. */
export function entry(...lines: readonly string[]): string {
  return `version: 1\nlineage:\n  - ${lines.join('\n    ')}\n`;
}

/** A manifest with this one column mapping. */
export function mapping(text: string): string {
  return entry('downstream: daily', 'upstreams: [raw]', 'columns:', `  ${text}`);
}

/** A manifest with one dataset of this content. */
export function dataset(content: string): string {
  return `version: 1\ndefaults: {platform: snowflake}\ndatasets:\n  other: ${content}\n`;
}
