/** The field that a trial ignores. */
export const DROPPED = "POLICIES_MUTATE_FIELD";
/** The folder for what a trial without a mutant has recorded. */
export const RECORDED = "POLICIES_MUTATE_RECORDED";
/** The test that runs. */
export const TEST = "POLICIES_MUTATE_TEST";
