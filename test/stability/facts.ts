import { jsonTypeOf } from './schema-facts.js';

/** The members of a document with their types, as texts such as `.changes[].kind is string`. */
export function documentFacts(value: unknown): readonly string[] {
  return [...new Set(membersOf(value, ''))].sort();
}

function membersOf(value: unknown, at: string): readonly string[] {
  const type = jsonTypeOf(value);
  // The same member may hold a value elsewhere. The schemas say where null is allowed.
  if (type === 'null') return [at];
  const own = `${at} is ${type === 'integer' ? 'number' : type}`;
  if (Array.isArray(value)) return [own, ...value.flatMap((one) => membersOf(one, `${at}[]`))];
  if (type !== 'object') return [own];
  const members = Object.entries(value as object);
  return [own, ...members.flatMap(([name, one]) => membersOf(one, `${at}.${name}`))];
}

/** The elements of a document of XML, with their attributes. */
export function xmlFacts(text: string): readonly string[] {
  const facts = [...text.matchAll(/<([\w-]+)((?:\s+\w+="[^"]*")*)/g)].flatMap(
    ([, name, rest = '']) => [
      `<${name}>`,
      ...[...rest.matchAll(/(\w+)="/g)].map(([, attribute]) => `<${name} ${attribute}>`),
    ],
  );
  return [...new Set(facts)].sort();
}

/**
 * The exported declarations of an API report, one text for each line. A request may get no further
 * member that is required.
 */
export function libraryFacts(report: string): readonly string[] {
  return report.split(/\n(?=\/\/ @)/).flatMap((declaration) => {
    const text = declaration.replaceAll(/^\s*\/\/.*\n|^```$/gm, '').trim();
    const [, kind = '', name = '', rest = ''] =
      /^export (?:declare )?(class|const|function|interface|type) (\w+)([^{]*)/m.exec(text) ?? [];
    if (name === '') return [];
    if (kind === 'type')
      return text.split(/\s\|\s|\s=\s/).map((part) => `${name}: ${oneLine(part)}`);
    if (kind !== 'interface') return [oneLine(text)];
    const lines = text.split('\n').map((line) => line.trim());
    const members = lines.filter((line) => /^(?:readonly )?[\w'-]+\??[:(]/.test(line));
    const needed = members.filter((line) => /^(?:readonly )?[\w'-]+[:(]/.test(line));
    return [
      `${name}${oneLine(rest)}`,
      ...members.map((line) => `${name} has ${line}`),
      ...(/(?:Request|Options)$/.test(name) ? [`${name} needs ${needed.length} members`] : []),
    ];
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trimEnd();
}
