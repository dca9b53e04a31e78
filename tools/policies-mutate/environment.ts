/** The field that a trial ignores. */
export const DROPPED = "POLICIES_MUTATE_FIELD";
/** The folder in which a trial without a mutant records which test sets which field. */
export const RECORDED = "POLICIES_MUTATE_RECORDED";
/** The name of the test that runs. */
export const TEST = "POLICIES_MUTATE_TEST";
