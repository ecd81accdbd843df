/** Said wherever a list for people ends before its end. */
export const WHERE_ALL = 'All of them: --output html=FILE for people, --format json for programs.';
