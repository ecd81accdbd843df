import { readYaml } from '../manifest/yaml/read-yaml.js';
import { toPlain } from '../manifest/yaml/to-plain.js';

/**
 * Reads the value of a YAML document that is no manifest. The caller checks its shape. Null if the
 * document cannot be read.
 */
export function readYamlValue(text: string): unknown {
  const { root } = readYaml({ path: 'file.yaml', text });
  return root === undefined ? null : toPlain(root);
}
