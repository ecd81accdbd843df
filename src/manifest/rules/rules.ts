import type { Finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { columnConflict } from './column-conflict.js';
import { contentWithoutCreate } from './content-without-create.js';
import { createConflict } from './create-conflict.js';
import { createsSibling } from './creates-sibling.js';
import { cycle } from './cycle.js';
import { duplicateName } from './duplicate-name.js';
import { edgeConflict } from './edge-conflict.js';
import { emptyUpstreamsConflict } from './empty-upstreams-conflict.js';
import { entryConflict } from './entry-conflict.js';
import { missingUpstream } from './missing-upstream.js';
import { nothingDeclared } from './nothing-declared.js';
import { selfLineage } from './self-lineage.js';
import { shortNameConflict } from './short-name-conflict.js';
import { unknownColumn } from './unknown-column.js';
import { unusedDataset } from './unused-dataset.js';

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
