import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { Result } from '../errors/result.js';
import type { CatalogReader } from '../model/catalog-port.js';
import type { DesiredState } from '../model/desired-state.js';
import type { Subject } from '../plan/impact/dependents.js';
import { type NameTable, nameTable } from '../plan/trace/name-table.js';
import { type Subject as Address, parseSubject } from '../plan/trace/subject.js';
import { bothEnds, readNominated } from './read-nominated.js';

/**
 * Finds the dataset or column that an address names: in the manifests, else in the lineage of the catalog. The catalog is
 * read only for a name that no manifest has.
 *
 * @throws HeadwaterError `unknown-address`, exit code 64
 */
export async function impactSubject(address: string, desired: DesiredState, reader: CatalogReader): Promise<Subject> {
  const declared = parseSubject(address, nameTable(desired.datasets, []));
  // No name makes an urn readable that is malformed.
  if (declared.ok || address.startsWith('urn:')) return oneEnd(address, declared, nameTable(desired.datasets, []));
  const readings = await readNominated(desired, reader, { discover: true });
  const names = nameTable(desired.datasets, bothEnds(readings.values()));
  return oneEnd(address, parseSubject(address, names), names);
}

function oneEnd(address: string, subject: Result<Address>, names: NameTable): Subject {
  if (!subject.ok) throw unknownAddress(subject.problem, suggestionFor(address, [...names.keys()]));
  const { kind, downstream: dataset } = subject.value;
  if (kind === 'dataset') return { dataset, column: null };
  if (kind === 'column') return { dataset, column: subject.value.downstreamColumn };
  throw unknownAddress(`"${address}" is two ends, and impact is asked of one`, undefined);
}

function unknownAddress(problem: string, suggestion: string | undefined): HeadwaterError {
  const hint =
    suggestion === undefined
      ? 'name a dataset or a column as the manifests do, such as orders or orders.total, by platform:name, or by its urn'
      : `did you mean: headwater impact ${suggestion}`;
  return new HeadwaterError('unknown-address', problem, { exitCode: exitCodes.usage, hint });
}

/** The part before a dot is more likely a mistyped dataset than the whole is one without its column. Names may hold dots, too. */
function suggestionFor(address: string, names: readonly string[]): string | undefined {
  for (let dot = address.lastIndexOf('.'); dot > 0; dot = address.lastIndexOf('.', dot - 1)) {
    const name = didYouMean(address.slice(0, dot), names);
    if (name !== undefined) return `${name}${address.slice(dot)}`;
  }
  return didYouMean(address, names);
}
