import { type Element, Window } from 'happy-dom';

/** A JUnit file as the test reports of pipelines read it. */
export interface JunitReading {
  readonly suite: Readonly<Record<string, string>>;
  readonly cases: readonly JunitCaseReading[];
}

export interface JunitCaseReading {
  readonly attributes: Readonly<Record<string, string>>;
  /** Attributes of the failure. Undefined for a case that did not fail. */
  readonly failure?: Readonly<Record<string, string>>;
  readonly skipped?: Readonly<Record<string, string>>;
  /** The text of the failure, else of `system-out`. */
  readonly text: string;
}

/** What XML 1.0 allows. */
const CHARACTERS = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;

/** The attributes of each element, by the schema of Jenkins, and `file` and `line` of GitLab. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  testsuites: ['name', 'tests', 'failures', 'errors', 'time'],
  testsuite: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'],
  testcase: ['name', 'classname', 'time', 'file', 'line'],
  failure: ['message', 'type'],
  skipped: ['message'],
  'system-out': [],
};

/** Reads a JUnit file. Throws if it is not well-formed, or not of the common schema. */
export function readJunit(text: string): JunitReading {
  if (!CHARACTERS.test(text)) throw new Error('a character that XML forbids');
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
  const root = document.documentElement;
  if (root.tagName !== 'testsuites') throw new Error(`not well-formed: ${text}`);
  const [suite, ...others] = [...root.children];
  if (suite?.tagName !== 'testsuite' || others.length > 0) throw new Error('not one suite');
  checkAttributes(root);
  const cases = [...suite.children].map(readCase);
  const count = (kind: 'failure' | 'skipped') =>
    String(cases.filter((one) => one[kind] !== undefined).length);
  const attributes = checkAttributes(suite);
  if (attributes['tests'] !== String(cases.length)) throw new Error('wrong number of tests');
  if (attributes['failures'] !== count('failure')) throw new Error('wrong number of failures');
  if (attributes['skipped'] !== count('skipped')) throw new Error('wrong number of skipped');
  return { suite: attributes, cases };
}

function readCase(one: Element): JunitCaseReading {
  if (one.tagName !== 'testcase') throw new Error(`unexpected ${one.tagName}`);
  const children = new Map([...one.children].map((child) => [child.tagName, child]));
  const told = [...children].map(([name, child]) => [name, checkAttributes(child)] as const);
  return {
    attributes: checkAttributes(one),
    ...Object.fromEntries(told.filter(([name]) => name !== 'system-out')),
    text: (children.get('failure') ?? children.get('system-out'))?.textContent ?? '',
  };
}

function checkAttributes(one: Element): Readonly<Record<string, string>> {
  const names = allowed[one.tagName];
  const attributes = Object.fromEntries(
    [...one.attributes].map(({ name, value }) => [name, `${value}`]),
  );
  if (names === undefined || Object.keys(attributes).some((name) => !names.includes(name)))
    throw new Error(`${one.tagName} ${JSON.stringify(attributes)}`);
  return attributes;
}
