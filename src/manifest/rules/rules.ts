import type { Finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { columnConflict, unknownColumn } from './column-rules.js';
import {
  createConflict,
  edgeConflict,
  emptyUpstreamsConflict,
  entryConflict,
  noteConflict,
  shortNameConflict,
} from './conflicts.js';
import {
  contentWithoutCreate,
  duplicateName,
  nothingDeclared,
  unusedDataset,
} from './dataset-rules.js';
import { impossibleEdge, impossiblePart, misplacedJob, wrongKind } from './kind-rules.js';
import { createsSibling, cycle, missingUpstream, selfLineage } from './lineage-rules.js';
import { duplicateTest } from './test-rules.js';

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
  noteConflict,
  emptyUpstreamsConflict,
  entryConflict,
  wrongKind,
  impossibleEdge,
  misplacedJob,
  impossiblePart,
  cycle,
  createsSibling,
  columnConflict,
  missingUpstream,
  unknownColumn,
  duplicateTest,
];
