import type { Finding } from '../errors/finding.js';
import type { DeclaredStack } from './declared-stack.js';
import { columnConflict } from './rules/column-conflict.js';
import { contentWithoutCreate } from './rules/content-without-create.js';
import { createConflict } from './rules/create-conflict.js';
import { createsSibling } from './rules/creates-sibling.js';
import { cycle } from './rules/cycle.js';
import { duplicateName } from './rules/duplicate-name.js';
import { edgeConflict } from './rules/edge-conflict.js';
import { emptyUpstreamsConflict } from './rules/empty-upstreams-conflict.js';
import { entryConflict } from './rules/entry-conflict.js';
import { missingUpstream } from './rules/missing-upstream.js';
import { nothingDeclared } from './rules/nothing-declared.js';
import { selfLineage } from './rules/self-lineage.js';
import { shortNameConflict } from './rules/short-name-conflict.js';
import { unknownColumn } from './rules/unknown-column.js';
import { unusedDataset } from './rules/unused-dataset.js';

/** A check of all manifests of a stack together. */
export type Rule = (stack: DeclaredStack) => readonly Finding[];

/** Checks that run when every short name is resolved. Names, urns and shapes are checked before. */
export const rules: readonly Rule[] = [
  shortNameConflict,
  duplicateName,
  createConflict,
  contentWithoutCreate,
  unusedDataset,
  nothingDeclared,
  selfLineage,
  edgeConflict,
  emptyUpstreamsConflict,
  entryConflict,
  cycle,
  createsSibling,
  columnConflict,
  missingUpstream,
  unknownColumn,
];
