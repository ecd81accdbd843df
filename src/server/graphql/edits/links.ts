import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { brokenInput } from '../../shared/broken-input.js';
import { objectAt } from '../../shared/json-accessors.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import type { RootFields } from '../root-fields.js';
import type { AddLinkInput, LinkSettingsInput } from '../schema/generated-types.js';
import { type EditedAspect, listEdit, requireEntity, stampOf, writeEdits } from './edit-aspect.js';

const LINKS: EditedAspect = {
  aspectName: 'institutionalMemory',
  privileges: ['EDIT_ENTITY_DOC_LINKS'],
};

/** Adds a link, unless a link has the same address and label. Source: DataHub's `LinkUtils`. */
export const addLink: RootFields['addLink'] = ({ input }, scope) =>
  putLink(input, (link) => link, scope);

/** Adds a link, or changes the settings of an existing link. */
export const upsertLink: RootFields['upsertLink'] = ({ input }, scope) => {
  const update = (link: JsonObject): JsonObject => ({
    ...link,
    ...storedSettings(input.settings, link),
    updateStamp: stampOf(scope),
  });
  return putLink(input, update, scope);
};

function putLink(
  { linkUrl: url, label, resourceUrn, settings }: AddLinkInput,
  update: (link: JsonObject) => JsonObject,
  scope: MutationScope,
): true {
  const urn = requireLinked(resourceUrn, [url], scope);
  const isSame = isLink(url, label);
  return editLinks(
    urn,
    (links) =>
      links.some(isSame)
        ? links.map((link) => (isSame(link) ? update(link) : link))
        : [...links, newLink({ url, label, settings }, scope)],
    scope,
  );
}

/** Requires that the current link exists and that the new link does not. */
export const updateLink: RootFields['updateLink'] = (
  { input: { currentUrl, currentLabel, linkUrl, label, resourceUrn, settings } },
  scope,
) => {
  const urn = requireLinked(resourceUrn, [currentUrl, linkUrl], scope);
  const isCurrent = isLink(currentUrl, currentLabel);
  return editLinks(
    urn,
    (links) => {
      const current = links.find(isCurrent);
      if (current === undefined)
        throw brokenInput(
          scope.dialect,
          `Failed to update the link '${currentUrl}' with label '${currentLabel}'. The link does not exist`,
        );
      if (links.some((link) => link !== current && isLink(linkUrl, label)(link)))
        throw brokenInput(
          scope.dialect,
          `The link '${linkUrl}' with label '${label}' already exists`,
        );
      const updated = {
        ...current,
        url: linkUrl,
        description: label,
        ...storedSettings(settings, current),
        updateStamp: stampOf(scope),
      };
      return links.map((link) => (link === current ? updated : link));
    },
    scope,
  );
};

/** Without a label, removes all links with the address. */
export const removeLink: RootFields['removeLink'] = (
  { input: { linkUrl, label, resourceUrn } },
  scope,
) => {
  const urn = requireLinked(resourceUrn, [linkUrl], scope);
  const isRemoved = (link: JsonObject): boolean =>
    label === null || label === undefined ? link['url'] === linkUrl : isLink(linkUrl, label)(link);
  return editLinks(urn, (links) => links.filter((link) => !isRemoved(link)), scope);
};

function requireLinked(
  resourceUrn: string,
  addresses: readonly string[],
  scope: RequestScope,
): Urn {
  const urn = requireEntity(resourceUrn, LINKS, scope);
  if (!addresses.every((address) => URL.canParse(address)))
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

interface Link {
  readonly url: string;
  readonly label: string;
  readonly settings: LinkSettingsInput | null | undefined;
}

/** The model calls the label of a link its description. */
function newLink({ url, label, settings }: Link, scope: RequestScope): JsonObject {
  return {
    url,
    description: label,
    createStamp: stampOf(scope),
    ...storedSettings(settings, {}),
  };
}

function storedSettings(settings: Link['settings'], link: JsonObject): JsonObject {
  const shown = settings?.showInAssetPreview;
  if (typeof shown !== 'boolean') return {};
  return { settings: { ...objectAt(link, 'settings'), showInAssetPreview: shown } };
}
