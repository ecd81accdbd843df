export {
  isWritePhase,
  type Phase,
  type PhaseProgress,
  type Progress,
  type ReportProgress,
  type RetryProgress,
  type WritePhase,
} from '../../model/progress.js';
