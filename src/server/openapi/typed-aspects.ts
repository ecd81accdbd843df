import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { canonicalAspectName, toRecordName } from '../metamodel/record-names.js';
import unionMembers from '../metamodel/union-members.json' with { type: 'json' };
import { asObject, asText } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';

/**
 * The member with which version 1 states the type of an aspect, and of a member of a union. All
 * other interfaces name the record of a member of a union: `{ "com.linkedin.schema.NumberType": {} }`
 * is `{ "__type": "NumberType" }` here.
 */
const TYPE = '__type';

/** The records that are members of unions within aspects, by type. Source: DataHub's models. */
const RECORD_BY_TYPE: ReadonlyMap<string, string> = new Map(
  unionMembers.map((record) => [simpleName(record), record]),
);

/** Aspects that are also members of other aspects. They have a type there, but are in no union. */
const PLAIN_MEMBERS: Readonly<Record<string, string>> = {
  globalTags: 'GlobalTags',
  glossaryTerms: 'GlossaryTerms',
};

/**
 * Reads an aspect of version 1, such as `{ "__type": "Status", "removed": false }`.
 *
 * @param what the place of the aspect in messages
 * @throws RequestError `malformed` for an unknown type
 */
export function readTypedAspect(
  json: Json | undefined,
  what: string,
): { readonly aspectName: string; readonly value: JsonObject } {
  const { [TYPE]: type, ...members } = asObject(json, what);
  const text = asText(type, `${what}: ${TYPE}`);
  const aspectName = canonicalAspectName(text);
  if (aspectName === undefined)
    throw malformed(
      `${what}: ${TYPE} "${text}" is not the type of an aspect, such as DatasetProperties`,
    );
  return { aspectName, value: membersOf(members, what) };
}

/**
 * Reads the value of an aspect whose name is known, so its type does not matter.
 *
 * @throws RequestError `malformed`
 */
export function readTypedValue(json: Json | undefined, what: string): JsonObject {
  const { [TYPE]: _none, ...members } = asObject(json, what);
  return membersOf(members, what);
}

function membersOf(members: JsonObject, what: string): JsonObject {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, fromTyped(value, `${what}: ${name}`)]),
  );
}

function fromTyped(json: Json | undefined, what: string): Json {
  if (Array.isArray(json)) return json.map((item, i) => fromTyped(item, `${what}[${i}]`));
  if (!isJsonObject(json)) return json ?? null;
  const { [TYPE]: type, ...members } = json;
  const value = membersOf(members, what);
  if (type === undefined) return value;
  const text = asText(type, `${what}: ${TYPE}`);
  if (Object.values(PLAIN_MEMBERS).includes(text)) return value;
  const record = RECORD_BY_TYPE.get(text);
  if (record !== undefined) return { [record]: value };
  throw malformed(`${what}: ${TYPE} "${text}" is not a member of a union, such as NumberType`);
}

/** Formats an aspect for version 1. The inverse of {@link readTypedAspect}. */
export function toTypedAspect(aspectName: string, value: JsonObject): JsonObject {
  return { [TYPE]: simpleName(toRecordName(aspectName)), ...typedMembers(value) };
}

function typedMembers(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const type = PLAIN_MEMBERS[name];
      const typed = toTyped(member);
      return [name, type && isJsonObject(typed) ? { [TYPE]: type, ...typed } : typed];
    }),
  );
}

function toTyped(json: Json | undefined): Json {
  if (Array.isArray(json)) return json.map(toTyped);
  if (!isJsonObject(json)) return json ?? null;
  const [[name, member] = [], ...others] = Object.entries(json);
  return name !== undefined && others.length === 0 && isJsonObject(member) && isRecord(name)
    ? { [TYPE]: simpleName(name), ...typedMembers(member) }
    : typedMembers(json);
}

function isRecord(name: string): boolean {
  return /^com\.linkedin\.(?:\w+\.)+[A-Z]\w*$/.test(name);
}

function simpleName(record: string): string {
  return record.slice(record.lastIndexOf('.') + 1);
}
