import type { JsonObject } from '../../../model/json.js';
import { numberAt, textAt, textsAt } from '../../shared/json-accessors.js';
import {
  type CorpGroupInfo,
  type CorpUser,
  type CorpUserEditableProperties,
  type CorpUserProperties,
  CorpUserStatus,
  OriginType,
} from '../schema/generated-types.js';
import { globalTags } from './associations.js';
import type { EntitySource } from './entity-source.js';
import { customProperties, enumValue, textFields } from './properties.js';
import type { OwnFields } from './resolved-entity.js';

/** The fields of a user. Its status is not that of other entities. */
export function corpUserFields(
  source: EntitySource,
): OwnFields<'corpuser'> & Pick<CorpUser, 'status'> {
  // `info`, `editableInfo` and `globalTags` are older names.
  const { key, map } = source;
  const [username = ''] = key;
  const info = () => map('corpUserInfo', (value) => userInfo(value, source));
  const editableInfo = () => map('corpUserEditableInfo', editableUserInfo);
  return {
    username,
    properties: info,
    info,
    editableProperties: editableInfo,
    editableInfo,
    globalTags: () => map('globalTags', (value) => globalTags(value, source)),
    status: () => map('corpUserStatus', (value) => enumValue(CorpUserStatus, value['status'])),
  };
}

export function corpGroupFields(source: EntitySource): OwnFields<'corpGroup'> {
  const { key, map } = source;
  const [name = ''] = key;
  return {
    name,
    properties: () =>
      map('corpGroupInfo', (value) =>
        textFields(value, 'displayName', 'description', 'email', 'slack'),
      ),
    info: () => map('corpGroupInfo', (value) => groupInfo(value, source)),
    origin: () =>
      map('origin', (value) => ({
        type: enumValue(OriginType, value['type']) ?? 'UNKNOWN',
        externalType: textAt(value, 'externalType'),
      })),
    editableProperties: () =>
      map('corpGroupEditableInfo', (value) =>
        textFields(value, 'description', 'slack', 'email', 'pictureLink'),
      ),
  };
}

/** The fields of a role. Its name in the urn is used if none is stored. */
export function roleFields({ key, scope, urn }: EntitySource): OwnFields<'dataHubRole'> {
  const text = (member: string) =>
    textAt(scope.store.readAspect(urn, 'dataHubRoleInfo')?.value ?? {}, member);
  return { name: () => text('name') ?? key[0] ?? '', description: () => text('description') ?? '' };
}

function groupInfo(value: JsonObject, { entity }: EntitySource): CorpGroupInfo {
  const users = (member: string) => () =>
    textsAt(value, member).flatMap((urn) => entity(urn, 'corpuser') ?? []);
  return {
    ...textFields(value, 'displayName', 'description', 'email'),
    admins: users('admins'),
    members: users('members'),
    groups: textsAt(value, 'groups'),
  };
}

function userInfo(value: JsonObject, source: EntitySource): CorpUserProperties {
  return {
    active: value['active'] === true,
    ...textFields(
      value,
      'displayName',
      'email',
      'title',
      'departmentName',
      'firstName',
      'lastName',
      'fullName',
      'countryCode',
    ),
    departmentId: numberAt(value, 'departmentId'),
    manager: () => source.entity(value['managerUrn'], 'corpuser'),
    customProperties: customProperties(value, source),
  };
}

function editableUserInfo(value: JsonObject): CorpUserEditableProperties {
  return {
    ...textFields(
      value,
      'displayName',
      'title',
      'aboutMe',
      'pictureLink',
      'slack',
      'phone',
      'email',
    ),
    teams: textsAt(value, 'teams'),
    skills: textsAt(value, 'skills'),
  };
}
