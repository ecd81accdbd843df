/** The hint after a truncated list. */
export const TRUNCATION_HINT =
  'All of them: --output html=FILE for people, --format json for programs.';
