import type { JsonObject } from '../../../model/json.js';
import { numberAt, textsAt } from '../../shared/json-accessors.js';
import type {
  CorpUser,
  CorpUserEditableProperties,
  CorpUserProperties,
} from '../schema/generated-types.js';
import type { EntitySource } from './entity-source.js';
import { customProperties, textFields } from './properties.js';
import type { OwnFields } from './resolved-entity.js';

/** The fields of a user. Its status is not that of other entities. */
export function corpUserFields(
  source: EntitySource,
): OwnFields<'corpuser'> & Pick<CorpUser, 'status'> {
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

export function corpGroupFields({ key, map }: EntitySource): OwnFields<'corpGroup'> {
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
