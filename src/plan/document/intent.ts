/**
 * The purpose of a plan. `sync` makes the catalog match the manifests. `adopt` puts our mark on
 * declared elements that already exist. `release` removes our marks and leaves the elements.
 * `rollback` undoes one apply.
 */
export type Intent = 'sync' | 'adopt' | 'release' | 'rollback';
