/** Milliseconds without a change after which changes are translated: an apply of several objects is one change. */
export const DEBOUNCE_MILLISECONDS = 10;
/** Longest milliseconds that a change waits for others: a stream of changes must not hold up the first. */
export const MAX_DEBOUNCE_MILLISECONDS = 500;
/** Statuses that are written at the same time: a start after a long pause must not take the API server from others. */
export const STATUS_WRITES = 8;
/** Characters of the message of a condition (Kubernetes, meta/v1 Condition). */
export const CONDITION_MESSAGE_CHARACTERS = 32_768;
/** Seconds for which a replica leads after it has renewed its lease: as the controllers of Kubernetes do. */
export const LEASE_SECONDS = 15;
/** Milliseconds between two renewals of a lease, or two attempts to get it. */
export const RENEW_MILLISECONDS = 2000;
/** Milliseconds before the end of a lease at which its holder stops to write: requests and clocks take time. */
export const RENEWAL_RESERVE_MILLISECONDS = 5000;
/** Tokens of data planes that are remembered: as many data planes as there may be. */
export const REMEMBERED_TOKENS = 10_000;
/** Milliseconds that they are: a ServiceAccount that is deleted keeps its data planes so long. */
export const TOKEN_MILLISECONDS = 60_000;
/** Milliseconds that an authority lives which the controller has made: ten years. */
export const AUTHORITY_MILLISECONDS = 315_360_000_000;
/** Milliseconds that a certificate lives which it has signed: a day. */
export const CERTIFICATE_MILLISECONDS = 86_400_000;
/** Milliseconds that both are dated back: clocks differ. */
export const BACKDATE_MILLISECONDS = 300_000;
/** Milliseconds between two looks at the Secret with the certificate. */
export const CERTIFICATE_PAUSE_MILLISECONDS = 30_000;
/** Milliseconds that changes of data planes wait for others before the leader is told. */
export const REPORT_DEBOUNCE_MILLISECONDS = 200;
/** Milliseconds after which the leader is told again that nothing has changed … */
export const REPORT_REPEAT_MILLISECONDS = 10_000;
/** … and after which what it was told does not count any more: the replica is gone. */
export const REPORT_AGE_MILLISECONDS = 35_000;
/** Refusals of one gateway that the leader is told of: a ConfigMap holds no more than a mebibyte. */
export const REPORT_REFUSALS = 5;
/** Milliseconds before the same refusals are told by another event. */
export const EVENT_MILLISECONDS = 600_000;
/** Clients of the servers of health and of metrics at the same time: probes and a few scrapers. */
export const MAX_CONNECTIONS = 64;
/** Milliseconds for what is under way when the controller is told to stop. */
export const SHUTDOWN_MILLISECONDS = 5000;
/** Label sets of one group of metrics: kinds and results are few. */
export const MAX_LABEL_SETS = 256;
/** Seconds: the buckets of the time that a translation takes. */
export const TRANSLATION_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10] as const;
/** Gateways whose data planes are made at the same time, each with a dozen requests. */
export const GATEWAYS_AT_ONCE = 4;
/** Milliseconds after which all objects of gateways are applied again: what others changed does not stay for longer. */
export const REAPPLY_MILLISECONDS = 600_000;
/** Milliseconds before what others changed of it is applied again: a fight with another writer must not become a flood. */
export const REPAIR_MILLISECONDS = 1000;
/** Milliseconds without a data plane after which a gateway is not programmed any more, where nobody can say whether any runs. */
export const ABSENT_MILLISECONDS = 30_000;

/** Refusals of data planes that the condition of a Gateway names: the first ones show what is wrong. */
export const SHOWN_REFUSALS = 5;

/** Findings about an object that its condition names: the first ones show what is wrong. */
export const SHOWN_FINDINGS = 5;
