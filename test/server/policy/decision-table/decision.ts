import type { JsonObject } from '../../../../src/model/json.js';

/**
 * A policy and its decisions. The policy is the only one beside those of the root user. Each line:
 * actor, privilege, resource, granted.
 */
export type Decision = readonly [name: string, info: JsonObject, lines: string];

/** One line of the table. */
export interface Case {
  readonly actor: string;
  readonly privilege: string;
  readonly resource: string;
  readonly granted: string;
}

export function casesIn(lines: string): readonly Case[] {
  return lines.split('\n').map((line) => {
    const [actor = '', privilege = '', resource = '', granted = ''] = line.trim().split(/ +/);
    return { actor, privilege, resource, granted };
  });
}
