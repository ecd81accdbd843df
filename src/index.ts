// The library: tasks, their requests and results, and the documents that results hold. The types
// that compute a result stay inside. `test/api/index.api.md` shows all declarations.

// Errors and findings.

export type { CodeEntry, FindingLevel } from './errors/code-entry.js';
export type { CodeName } from './errors/codes.js';
export { type ExitCode, exitCodes } from './errors/exit-codes.js';
export type { RegisteredCode } from './errors/find-code.js';
export type { Finding } from './errors/finding.js';
export { HeadwaterError, type HeadwaterErrorOptions } from './errors/headwater-error.js';
export type { Place } from './errors/place.js';
export type { Result } from './errors/result.js';

// Urns.

export type { CorpUserUrn } from './urn/corp-user-urn.js';
export type { FabricType } from './urn/dataset-urn.js';
export {
  type DatasetParts,
  type DatasetUrn,
  type DatasetUrnInput,
  datasetUrn,
  parseDatasetUrn,
} from './urn/dataset-urn.js';
export type { ChartUrn, DashboardUrn, EntityUrn, JobUrn } from './urn/entity-urn.js';
export {
  parseSchemaFieldUrn,
  type SchemaFieldParts,
  type SchemaFieldUrn,
  schemaFieldUrn,
} from './urn/schema-field-urn.js';
export type { Urn } from './urn/urn.js';

// Plans and receipts.

export type { Allowance, GuardName } from './model/allowance.js';
export type { ColumnType, DatasetContent, DesiredColumn } from './model/desired-state.js';
export type { EdgeEnd, OutputEnd } from './model/edge-end.js';
export type { EdgeRef } from './model/edge-ref.js';
export type { Json, JsonObject } from './model/json.js';
export type { Mark } from './model/mark.js';
export type {
  AuditStamp,
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from './model/upstream-lineage.js';
export type { ApprovedPlans, BeyondCeiling } from './plan/ceiling.js';
export type {
  Change,
  ChangeKind,
  DatasetChange,
  EdgeChange,
  EdgeValue,
  LineageChange,
  LineageReason,
  PairChange,
  PairValue,
} from './plan/document/change.js';
export type {
  AffectedColumn,
  AncestorPath,
  Ancestors,
  ColumnPath,
  ColumnStep,
  DownstreamCount,
  Impact,
  ImpactCategory,
  ImpactCounts,
  ImpactLimit,
  ImpactLimitReason,
  NamedEntity,
  ReRoutedPath,
} from './plan/document/impact.js';
export type { Intent } from './plan/document/intent.js';
export type {
  Comparison,
  DeclaredTarget,
  EntityWrite,
  FileDigest,
  GuardVerdict,
  GuardViolation,
  LineageWrite,
  MissingPrivilege,
  Plan,
  PlanDigests,
  PlanDocument,
  PlanScope,
  PlanSource,
  PlanSummary,
  PlanTarget,
  Privilege,
  PrivilegeNeed,
  Revision,
  ToolVersion,
  WayReason,
  Writes,
  WriteWay,
} from './plan/document/plan.js';
export type {
  EntityBefore,
  LineageBefore,
  LostEvent,
  LostLineage,
  OutcomeEvent,
  Receipt,
  ReceiptEvent,
  ReceiptHeader,
  ReceiptTrailer,
  UnitOutcome,
  UnitOutcomeKind,
} from './plan/document/receipt.js';
export type { ReceiptDigests } from './plan/document/receipt-digest.js';
export type {
  PairRef,
  TargetMark,
  TargetPair,
  UnitTarget,
} from './plan/document/unit-target.js';

// Drift, graphs, lineage tests, explanations, dependents, owned elements and tokens.

export type {
  DatasetDifference,
  Difference,
  DifferenceKind,
  Drift,
  DriftedDataset,
  DriftSummary,
  EdgeDifference,
  Evidence,
  PairDifference,
  Remedy,
  Writing,
} from './insight/drift/drift.js';
export type {
  AddressKind,
  ColumnRule,
  DecisionKind,
  ExplainedDataset,
  ExplainedDecision,
  ExplainedEdge,
  ExplainedElement,
  ExplainedPair,
  Explanation,
  LiveDataset,
  LiveEdge,
  LiveMark,
  LivePair,
  LiveRecord,
  ManifestSource,
} from './insight/explain/explanation.js';
export type {
  DatasetState,
  GraphBasis,
  GraphDataset,
  GraphDocument,
  GraphEdge,
  GraphElements,
  GraphOwner,
  GraphPair,
  GraphSelection,
  GraphTarget,
  GraphWildcard,
  HopLimits,
} from './insight/graph/graph-document.js';
export type { OwnedEdge, OwnedElements, OwnedPair } from './insight/owned-elements.js';
export type { TestBasis, TestDocument } from './insight/tests/test-document.js';
export type { AccessToken, CreatedToken, TokenDuration } from './model/access-token.js';
export type {
  LineageStep,
  Phase,
  PhaseProgress,
  Progress,
  ReadPhase,
  ReportProgress,
  RequestProgress,
  RetryProgress,
  WritePhase,
} from './model/progress.js';
export type {
  DependentColumn,
  DependentDataset,
  Dependents,
  ImpactOrigin,
} from './plan/document/impact.js';

export type {
  PathNode,
  SelectedCount,
  TestOutcome,
  Violation,
} from './plan/document/test-outcome.js';

// Reports: the documents as a format shows them.

export type {
  ApplyReport,
  ApplyResultReport,
  CheckName,
  CodeReport,
  DoctorCheck,
  DoctorReport,
  DriftReport,
  ErrorReport,
  ExplanationReport,
  GraphReport,
  ImpactReport,
  ManifestCounts,
  OwnedReport,
  PlanReport,
  ReceiptReport,
  ReportDocument,
  ReportOptions,
  RevokedTokenReport,
  TestReport,
  TokenReport,
  TokensReport,
  ValidationReport,
} from './report/document/report-document.js';
export { type ReportFormat, reportFormats } from './report/document/report-formats.js';
export { renderReport } from './report/reporters.js';

// Tasks, named like their commands.

export type { SaveOptions } from './files/write-file.js';
export type { AppliedStack, ApplyTaskResult } from './tasks/apply/applied-stack.js';
export type { ApplyRequest, Consent, Review } from './tasks/apply/apply-request.js';
export { applyStack } from './tasks/apply/apply-stack.js';
export type { CatalogAccess } from './tasks/catalog/catalog-access.js';
export { type DoctorRequest, type DoctorResult, runDoctor } from './tasks/doctor/run-doctor.js';
export {
  type DriftedStack,
  type DriftRequest,
  type DriftResult,
  driftStack,
} from './tasks/inspect/drift-stack.js';
export {
  type ExplainedAddress,
  type ExplainRequest,
  type ExplainResult,
  explainElement,
} from './tasks/inspect/explain-element.js';
export {
  type FoundImpact,
  findImpact,
  type ImpactRequest,
  type ImpactResult,
} from './tasks/inspect/find-impact.js';
export {
  type GraphedStack,
  type GraphRequest,
  type GraphResult,
  graphStack,
} from './tasks/inspect/graph-stack.js';
export {
  type ListedStack,
  type ListRequest,
  type ListResult,
  listOwned,
} from './tasks/inspect/list-owned.js';
export {
  type TestedStack,
  type TestRequest,
  type TestResult,
  testStack,
} from './tasks/inspect/test-stack.js';
export {
  type ComparedRevisions,
  type CompareRequest,
  type CompareResult,
  compareRevisions,
} from './tasks/plan/compare-revisions.js';
export type {
  IntentRequest,
  PlannedStack,
  PlanRequest,
  PlanResult,
} from './tasks/plan/plan-request.js';
export { planStack } from './tasks/plan/plan-stack.js';
export { readSavedPlan } from './tasks/plan/read-saved-plan.js';
export { readSavedReceipt, type SavedReceipt } from './tasks/plan/read-saved-receipt.js';
export type { SavedFile } from './tasks/process/saved-file.js';
export { savePlan } from './tasks/process/saved-file.js';
export type { ScopeRequest } from './tasks/stack/find-scope.js';
export { validateStack } from './tasks/stack/read-valid-stack.js';
export type { InvalidStack, StackRequest, ValidationResult } from './tasks/stack/stack-request.js';
export {
  type CreateTokenRequest,
  createToken,
  type ListTokensRequest,
  listTokens,
  type RevokeTokenRequest,
  revokeToken,
  type TokensRequest,
} from './tasks/tokens/manage-tokens.js';
