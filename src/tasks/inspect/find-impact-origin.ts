import { didYouMean } from '../../errors/did-you-mean.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { Result } from '../../errors/result.js';
import {
  type ParsedAddress as Address,
  buildNameTable,
  type NameTable,
  parseAddress,
} from '../../insight/explain/parse-address.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { ImpactOrigin } from '../../plan/document/dependents.js';
import { readDiscovered, withUpstreams } from '../catalog/read-discovered.js';

/**
 * Finds the dataset or column that an address names: in the manifests, else in the lineage of the
 * catalog. The catalog is read only for a name that no manifest contains.
 *
 * @throws HeadwaterError `unknown-address`, exit code 64
 */
export async function findImpactOrigin(
  address: string,
  desired: DesiredState,
  reader: CatalogReader,
): Promise<ImpactOrigin> {
  const declared = parseAddress(address, buildNameTable(desired.datasets, []));
  // Names cannot help with a malformed urn.
  if (declared.ok || address.startsWith('urn:'))
    return toImpactOrigin(address, declared, buildNameTable(desired.datasets, []));
  const readings = await readDiscovered(desired, reader, { discover: true });
  const names = buildNameTable(desired.datasets, withUpstreams(readings.values()));
  return toImpactOrigin(address, parseAddress(address, names), names);
}

function toImpactOrigin(address: string, subject: Result<Address>, names: NameTable): ImpactOrigin {
  if (!subject.ok)
    throw unknownAddress(subject.problem, suggestAddress(address, [...names.keys()]));
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

/**
 * Suggests a correct address. The part before a dot is more likely a mistyped dataset than the
 * whole text. Names may contain dots, so every dot is tried from the right.
 */
function suggestAddress(address: string, names: readonly string[]): string | undefined {
  for (let dot = address.lastIndexOf('.'); dot > 0; dot = address.lastIndexOf('.', dot - 1)) {
    const name = didYouMean(address.slice(0, dot), names);
    if (name !== undefined) return `${name}${address.slice(dot)}`;
  }
  return didYouMean(address, names);
}
