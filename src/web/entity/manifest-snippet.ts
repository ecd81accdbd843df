import { kindOf } from '../../model/kinds.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import { entityNames } from './entity-names.js';

/** A manifest that starts the lineage of an entity. The reader fills in the upstream. */
export function manifestSnippet(urn: string): string {
  const { full, platform, env } = entityNames(urn);
  if (!isDatasetUrn(urn)) return otherSnippet(urn);
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

/** A job has inputs and outputs. Charts and dashboards have upstreams. */
function otherSnippet(urn: string): string {
  const { word } = kindOf(urn);
  const entry =
    word === 'job'
      ? '  - job: job\n    inputs: [upstream]'
      : `  - downstream: ${word}\n    upstreams: [upstream]`;
  return `version: 1

datasets:
  upstream: {platform: snowflake, name: the.name.of.its.upstream, env: PROD}
${word}s:
  ${word}: {urn: ${JSON.stringify(urn)}}

lineage:
${entry}
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
