import { datasetUrn, type FabricType } from '../../../urn/dataset-urn.js';
import { encodeReserved } from '../../../urn/urn.js';
import type { SqlReading } from './sql-parser.js';

/** The names that a table gets that its file names only in part. */
export interface TargetNaming {
  readonly platform: string;
  readonly platformInstance?: string | undefined;
  readonly env: FabricType;
  readonly database?: string | undefined;
  readonly schema?: string | undefined;
}

/** Returns true for the reading of one SELECT, which does not say the table that it makes. */
export function isPlainSelect(reading: SqlReading): boolean {
  if (reading.kind === 'failed' || reading.statements.length !== 1) return false;
  return reading.statements.every(({ kind, writes }) => kind === 'SELECT' && writes.length === 0);
}

/**
 * Returns the urns of the table that a file is named after, in the spelling of the file and in lower
 * case. `orders.sql` is a table of the default schema, and `sales.orders.sql` names its own.
 */
export function tablesOfFile(
  file: string,
  { platform, platformInstance, env, database, schema }: TargetNaming,
): readonly string[] {
  const stem = file.replace(/^.*\//, '').replace(/\.sql$/i, '');
  const parts = stem.split('.');
  const around = [database, schema].slice(0, Math.max(0, 3 - parts.length));
  const name = [...around, ...parts].filter((part) => part !== undefined).join('.');
  return [name, name.toLowerCase()].flatMap((one) => {
    const input = { platform, platformInstance, env, name: encodeReserved(one) };
    const urn = datasetUrn(input);
    return urn.ok ? [urn.value] : [];
  });
}
