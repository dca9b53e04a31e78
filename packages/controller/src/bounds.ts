/**
 * Milliseconds without a change before changes are translated, so that applying several objects
 * counts as one change.
 */
export const DEBOUNCE_MILLISECONDS = 10;
/**
 * Longest time in milliseconds that a change waits for later changes, so that a stream of changes does not
 * delay the first.
 */
export const MAX_DEBOUNCE_MILLISECONDS = 500;
/**
 * Maximum statuses written concurrently: a start after a long pause must not use up the API server's
 * capacity.
 */
export const STATUS_WRITES = 8;
/** Maximum characters of a condition's message (Kubernetes, meta/v1 Condition). */
export const CONDITION_MESSAGE_CHARACTERS = 32_768;
/**
 * Seconds for which a replica leads after it renewed its lease, as in Kubernetes' own controllers.
 */
export const LEASE_SECONDS = 15;
/** Milliseconds between two attempts to renew or acquire a lease. */
export const RENEW_MILLISECONDS = 2000;
/**
 * Milliseconds before a lease expires at which its holder stops writing, because requests take time
 * and clocks differ.
 */
export const RENEWAL_RESERVE_MILLISECONDS = 5000;
/** Maximum number of cached data plane tokens; this is also the maximum number of data planes. */
export const REMEMBERED_TOKENS = 10_000;
/**
 * Milliseconds that a token is cached. A data plane whose ServiceAccount is deleted keeps access
 * for this long.
 */
export const TOKEN_MILLISECONDS = 60_000;
/** Lifetime in milliseconds of a certificate authority that the controller creates: ten years. */
export const AUTHORITY_MILLISECONDS = 315_360_000_000;
/** Lifetime in milliseconds of a certificate that the controller signs: one day. */
export const CERTIFICATE_MILLISECONDS = 86_400_000;
/** Milliseconds by which `notBefore` of signed certificates is set back, because clocks differ. */
export const BACKDATE_MILLISECONDS = 300_000;
/** Milliseconds between two checks of the Secret that contains the certificate. */
export const CERTIFICATE_PAUSE_MILLISECONDS = 30_000;
/** Milliseconds between two checks of the Secret while the leader has not created it yet. */
export const CERTIFICATE_WAIT_MILLISECONDS = 200;
/**
 * Milliseconds that a replica collects changes of its data planes before it reports them to the
 * leader.
 */
export const REPORT_DEBOUNCE_MILLISECONDS = 200;
/** Milliseconds after which a replica sends its report to the leader again, although nothing has changed. */
export const REPORT_REPEAT_MILLISECONDS = 10_000;
/** Milliseconds after which the leader ignores a report, because its replica has stopped. */
export const REPORT_AGE_MILLISECONDS = 35_000;
/**
 * Maximum refusals of all gateways in a report to the leader: a ConfigMap contains at most 1 MiB, and a
 * refusal has up to 1,024 characters and several names.
 */
export const REPORT_REFUSALS = 400;
/** Milliseconds before an event repeats the same refusals. */
export const EVENT_MILLISECONDS = 600_000;
/** Maximum concurrent clients of the health and metrics servers: probes and a few scrapers. */
export const MAX_CONNECTIONS = 64;
/** Milliseconds that running work has to finish after the controller was told to stop. */
export const SHUTDOWN_MILLISECONDS = 5000;
/** Maximum label sets per group of metrics; there are few kinds and results. */
export const MAX_LABEL_SETS = 256;
/** Buckets, in seconds, of the histogram of translation times. */
export const TRANSLATION_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10] as const;
/** Maximum gateways whose data planes are created concurrently, with about a dozen requests each. */
export const GATEWAYS_AT_ONCE = 4;
/**
 * Milliseconds after which all objects of gateways are applied again, to undo what others changed.
 */
export const REAPPLY_MILLISECONDS = 600_000;
/**
 * Milliseconds to wait before a change by another writer is undone: two competing writers must not cause a
 * flood of requests.
 */
export const REPAIR_MILLISECONDS = 1000;
/**
 * Seconds that a pod has after its data plane must have ended: the process still closes its files and flushes
 * its log.
 */
export const GRACE_RESERVE_SECONDS = 5;
/**
 * Milliseconds without a data plane after which a gateway is no longer `Programmed`, if no
 * Deployment status says whether pods run.
 */
export const ABSENT_MILLISECONDS = 30_000;

/**
 * Maximum refusals of data planes that a Gateway's condition lists. The first refusals are enough to find the
 * cause.
 */
export const SHOWN_REFUSALS = 5;

/** Maximum findings that an object's condition lists. The first findings are enough to find the cause. */
export const SHOWN_FINDINGS = 5;

/** Timeout in milliseconds for fetching a key set. */
export const KEY_SET_MILLISECONDS = 10_000;

/**
 * Maximum bytes of a key set that the controller fetches: a ConfigMap contains up to 1 MiB, and data planes
 * accept no more (`IrKeySet.keys`).
 */
export const MAX_KEY_SET_BYTES = 262_144;

/**
 * Milliseconds before a key set is fetched again after the first failure; the time doubles with each further
 * failure.
 */
export const KEY_SET_RETRY_MILLISECONDS = 1000;

/** The longest time in milliseconds between two failing attempts to fetch a key set. */
export const KEY_SET_LAST_RETRY_MILLISECONDS = 60_000;

/**
 * The fraction of the cache duration by which a key set may be fetched early, so that the key sets of a
 * server are not all fetched at the same time.
 */
export const KEY_SET_JITTER = 0.1;
