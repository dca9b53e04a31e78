/** The environment variable with the path of the field that a trial ignores. */
export const DROPPED = "POLICIES_MUTATE_FIELD";
/**
 * The environment variable with the folder in which a run without a mutant records which test sets
 * which field.
 */
export const RECORDED = "POLICIES_MUTATE_RECORDED";
/** The environment variable with the name of the running test. */
export const TEST = "POLICIES_MUTATE_TEST";
