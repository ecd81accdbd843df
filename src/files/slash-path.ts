import { sep } from 'node:path';

/**
 * Returns a path with `/` between its parts, as manifests, messages and git write it on every
 * system.
 *
 * @param separator what the system writes between the parts. Default: that of this system
 */
export function slashPath(path: string, separator: string = sep): string {
  return path.replaceAll(separator, '/');
}
