import { readYaml } from '../manifest/read-yaml.js';
import { toPlain } from '../manifest/to-plain.js';

/** The value of a YAML document that is none of ours. Its shape is for the caller to check. Null where it cannot be read. */
export function readYamlValue(text: string): unknown {
  const { root } = readYaml({ path: 'file.yaml', text });
  return root === undefined ? null : toPlain(root);
}
