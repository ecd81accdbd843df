export { type ExitCode, exitCodes } from './errors/exit-codes.js';
export type { Finding } from './errors/finding.js';
export { HeadwaterError } from './errors/headwater-error.js';
export type { Place } from './errors/place.js';
export { type ReceiptText, readReceipt } from './files/read-receipt.js';
export type { Difference, Drift, DriftedDataset, Writing } from './insight/drift/drift.js';
export type { Explanation } from './insight/explain/explanation.js';
export type { ApprovedPlans } from './plan/ceiling.js';
export type { Change, DatasetChange, EdgeChange } from './plan/document/change.js';
export type { Comparison, Plan, PlanSummary } from './plan/document/plan.js';
export type { ReportDocument, ReportOptions } from './report/report-document.js';
export { type ReportFormat, renderReport, reportFormats } from './report/reporters.js';
export type { ApplyTaskResult } from './tasks/applied-stack.js';
export type { ApplyRequest, Consent, Review } from './tasks/apply-request.js';
export { applyStack } from './tasks/apply-stack.js';
export type { CatalogAccess } from './tasks/catalog-access.js';
export {
  type CompareRequest,
  type CompareResult,
  compareRevisions,
} from './tasks/compare-revisions.js';
export { type DoctorRequest, type DoctorResult, runDoctor } from './tasks/doctor/run-doctor.js';
export { type DriftRequest, type DriftResult, driftStack } from './tasks/drift-stack.js';
export {
  type ExplainRequest,
  type ExplainResult,
  explainElement,
} from './tasks/explain-element.js';
export { type ListRequest, type ListResult, listOwned } from './tasks/list-owned.js';
export { type PlanRequest, type PlanResult, planStack } from './tasks/plan-stack.js';
export { readSavedPlan } from './tasks/read-saved-plan.js';
export { savePlan } from './tasks/save-plan.js';
export type { StackRequest } from './tasks/stack-request.js';
export {
  type CreateTokenRequest,
  createToken,
  type ListTokensRequest,
  listTokens,
  type RevokeTokenRequest,
  revokeToken,
} from './tasks/tokens/manage-tokens.js';
export { validateStack } from './tasks/validate-stack.js';
export type { InvalidStack, ValidationResult } from './tasks/validation-result.js';
export {
  type DatasetUrn,
  type DatasetUrnInput,
  datasetUrn,
  parseDatasetUrn,
} from './urn/dataset-urn.js';
export {
  parseSchemaFieldUrn,
  type SchemaFieldUrn,
  schemaFieldUrn,
} from './urn/schema-field-urn.js';
