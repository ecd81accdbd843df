import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import type { RootFields } from '../root-fields.js';
import { type EditedAspect, listEdit, requireEntity, stampOf, writeEdits } from './edit-aspect.js';

const LINKS: EditedAspect = {
  aspectName: 'institutionalMemory',
  privileges: ['EDIT_ENTITY_DOC_LINKS'],
};

/** A link with the same address and label stays as it is. Source: DataHub's `LinkUtils`. */
export const addLink: RootFields['addLink'] = (
  { input: { linkUrl: url, label, resourceUrn, settings } },
  scope,
) => {
  const urn = requireLinked(resourceUrn, url, scope);
  const shown = settings?.showInAssetPreview;
  const link = {
    url,
    // The model calls the label of a link its description.
    description: label,
    createStamp: stampOf(scope),
    ...(typeof shown === 'boolean' && { settings: { showInAssetPreview: shown } }),
  };
  return editLinks(
    urn,
    (links) => (links.some(isLink(url, label)) ? links : [...links, link]),
    scope,
  );
};

/** Without a label, all links with the address are removed. */
export const removeLink: RootFields['removeLink'] = (
  { input: { linkUrl, label, resourceUrn } },
  scope,
) => {
  const urn = requireLinked(resourceUrn, linkUrl, scope);
  const isRemoved = (link: JsonObject): boolean =>
    label === null || label === undefined ? link['url'] === linkUrl : isLink(linkUrl, label)(link);
  return editLinks(urn, (links) => links.filter((link) => !isRemoved(link)), scope);
};

function requireLinked(resourceUrn: string, address: string, scope: RequestScope): Urn {
  const urn = requireEntity(resourceUrn, LINKS, scope);
  if (!URL.canParse(address))
    throw brokenInput(
      scope.dialect,
      `Failed to change institutional memory for resource ${urn}. Expected an url.`,
    );
  return urn;
}

function editLinks(
  urn: Urn,
  change: (links: readonly JsonObject[]) => readonly JsonObject[],
  scope: MutationScope,
): true {
  return writeEdits([listEdit(urn, { ...LINKS, list: 'elements' }, change)], scope);
}

function isLink(url: string, label: string): (link: JsonObject) => boolean {
  return (link) => link['url'] === url && link['description'] === label;
}
