import type { JsonObject } from '../../../model/json.js';
import { splitUrn, type Urn, urnEntityType } from '../../../urn/urn.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RootFields } from '../root-fields.js';
import aspects from './described-aspects.json' with { type: 'json' };
import {
  type AspectEdit,
  COLUMN_ASPECT,
  type EditedAspect,
  editColumn,
  readTargets,
  requireTarget,
  writeEdits,
} from './edit-aspect.js';

/** The aspect with the description that people give to an entity of a type. */
interface DescribedAspect {
  readonly aspectName: string;
  /** Default: `description`. */
  readonly member?: string;
  /** True if the aspect has other required members, so that an edit cannot create it. */
  readonly mustExist?: boolean;
}

/** By type. Source: DataHub's `UpdateDescriptionResolver`. It refuses other types, too. */
const DESCRIBED: ReadonlyMap<string, DescribedAspect> = new Map(Object.entries(aspects));

/** Changes the description of an entity or a column. */
export const updateDescription: RootFields['updateDescription'] = (
  { input: { description, ...resource } },
  scope,
) => {
  const edits = readTargets([resource], scope).map(({ urn, column }) =>
    column === undefined
      ? entityEdit(urn, description, scope)
      : columnEdit({ urn, column }, description, scope),
  );
  return writeEdits(edits, scope);
};

const COLUMNS: EditedAspect = {
  aspectName: COLUMN_ASPECT,
  privileges: ['EDIT_DATASET_COL_DESCRIPTION'],
};

function columnEdit(
  target: { readonly urn: Urn; readonly column: string },
  description: string,
  scope: MutationScope,
): AspectEdit {
  requireTarget(target, COLUMNS, scope);
  return {
    urn: target.urn,
    aspectName: COLUMN_ASPECT,
    change: (stored) => editColumn(stored, target.column, (one) => ({ ...one, description })),
  };
}

function entityEdit(urn: Urn, description: string, scope: MutationScope): AspectEdit {
  const described = DESCRIBED.get(urnEntityType(urn));
  if (described === undefined)
    throw brokenInput(
      scope.dialect,
      `Failed to update description. Unsupported resource type ${urn} provided.`,
    );
  const { aspectName, member = 'description', mustExist } = described;
  requireTarget(
    { urn, column: undefined },
    { aspectName, privileges: ['EDIT_ENTITY_DOCS'] },
    scope,
  );
  return {
    urn,
    aspectName,
    change: (stored) => {
      if (mustExist && Object.keys(stored).length === 0)
        throw brokenInput(scope.dialect, `Failed to update ${urn}. It has no ${aspectName} yet.`);
      return { ...requiredMembers(urn), ...stored, [member]: description };
    },
  };
}

/** The members that the properties of a tag require besides the description. */
function requiredMembers(urn: Urn): JsonObject {
  const parts = splitUrn(urn);
  return urnEntityType(urn) === 'tag' && parts.ok ? { name: parts.value.key.join() } : {};
}
