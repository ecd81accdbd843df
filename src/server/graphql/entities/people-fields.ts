import type { JsonObject } from '../../../model/json.js';
import { textsAt } from '../../shared/json-accessors.js';
import { customProperties } from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';
import { textFields } from './properties.js';

export function corpUserFields(source: EntitySource): Fields {
  const { key, map } = source;
  const [username = ''] = key;
  const info = () => map('corpUserInfo', (value) => userInfo(value, source));
  return {
    username,
    properties: info,
    editableProperties: () => map('corpUserEditableInfo', editableUserInfo),
    // The enum has one value, so suspended users have none.
    status: () =>
      map('corpUserStatus', (value) => (value['status'] === 'ACTIVE' ? 'ACTIVE' : null)),
  };
}

export function corpGroupFields({ key, map }: EntitySource): Fields {
  const [name = ''] = key;
  return {
    name,
    properties: () =>
      map('corpGroupInfo', (value) =>
        textFields(value, 'displayName', 'description', 'email', 'slack'),
      ),
    editableProperties: () =>
      map('corpGroupEditableInfo', (value) =>
        textFields(value, 'description', 'slack', 'email', 'pictureLink'),
      ),
  };
}

function userInfo(value: JsonObject, source: EntitySource): Fields {
  const department = value['departmentId'];
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
    departmentId: typeof department === 'number' ? department : null,
    manager: () => source.entity(value['managerUrn'], 'corpuser'),
    customProperties: customProperties(value, source),
  };
}

function editableUserInfo(value: JsonObject): Fields {
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
