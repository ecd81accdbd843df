import { readdirSync, readFileSync } from 'node:fs';

/** The text of a type in the schema files, before it is parsed. */
export interface TypeDefinition {
  readonly name: string;
  readonly kind: DefinitionKind;
  /** The names of the interfaces of an object type or an interface. */
  readonly interfaces: readonly string[];
  /** The definition and its extensions, each one definition of SDL. */
  readonly texts: readonly string[];
}

export type DefinitionKind = 'type' | 'interface' | 'input' | 'enum' | 'union' | 'scalar';

/** The folders of the schema files, in the order of their types in introspection. */
const FOLDERS = ['./', './mapped/'];

/** Reads the files of the schema. The build copies them to `lib/`. */
export function readSchemaFiles(): string {
  return FOLDERS.flatMap((folder) => {
    const address = new URL(folder, import.meta.url);
    const names = readdirSync(address).filter((name) => name.endsWith('.graphql'));
    return names.sort().map((name) => readFileSync(new URL(name, address), 'utf8'));
  }).join('\n');
}

/** The first line of a definition, with the line of its description. */
const HEAD =
  /^(?:"[^\n]*"\n)?(?:extend )?(type|interface|input|enum|union|scalar) (\w+)(?: implements ([\w &]+))?/gm;

/**
 * Splits SDL into its definitions without parsing them: the whole schema takes longer to parse than
 * the rest of the start, and a request needs a few of its types. A definition starts at the first
 * character of a line, as the formatter writes it.
 */
export function splitTypeDefinitions(sdl: string): ReadonlyMap<string, TypeDefinition> {
  const heads = [...sdl.matchAll(HEAD)];
  const definitions = new Map<string, TypeDefinition>();
  for (const [i, head] of heads.entries()) {
    const [, kind = '', name = '', interfaces = ''] = head;
    const known = definitions.get(name);
    definitions.set(name, {
      name,
      kind: kind as DefinitionKind,
      interfaces: [...(known?.interfaces ?? []), ...(interfaces.match(/\w+/g) ?? [])],
      texts: [...(known?.texts ?? []), sdl.slice(head.index, heads[i + 1]?.index)],
    });
  }
  return definitions;
}
