import { entityNames } from './entity-names.js';

/** A manifest that starts the lineage of a dataset. The reader fills in the upstream. */
export function manifestSnippet(urn: string): string {
  const { full, platform, env } = entityNames(urn);
  return `version: 1

datasets:
  downstream: {platform: ${quote(platform)}, name: ${quote(full)}, env: ${quote(env)}}   # ${comment(urn)}
  upstream: {platform: ${quote(platform)}, name: the.name.of.its.upstream, env: ${quote(env)}}

lineage:
  - downstream: downstream
    upstreams: [upstream]
    columns:
      "*": {from: upstream.*}   # columns of equal names
`;
}

/** Text that YAML reads as itself. JSON strings are YAML strings. */
function quote(text: string): string {
  return /^[A-Za-z_][\w.-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

function comment(text: string): string {
  return text.replaceAll(/\p{Cc}|\u2028|\u2029/gu, ' ');
}
