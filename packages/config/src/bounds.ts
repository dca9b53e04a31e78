/** Limits of changes of the configuration that no configuration sets. */

/** Maximum number of attempts to commit a change while the database fails over. */
export const COMMIT_ATTEMPTS = 3;
/**
 * Milliseconds for which a change is laid over what others commit at the same time: with many writers one of them may
 * lose a dozen times in a row.
 */
export const REBASE_TIME = 10_000;
/** Milliseconds between attempts to commit. */
export const COMMIT_PAUSE = 300;

/**
 * Free file descriptors required to start a thread that reads the configuration: more than an event loop, a
 * module and a file need.
 */
export const READING_THREAD_DESCRIPTORS = 16;

/**
 * Milliseconds without a reading after which the thread that reads the configuration ends: longer than the
 * pauses between changes in a series, which then need no new thread.
 */
export const READING_THREAD_IDLE_TIMEOUT = 60_000;

/** The time in milliseconds that a thread is kept after its first reading: only a second one shows that files change. */
export const READING_THREAD_FIRST_TIMEOUT = 1000;

/**
 * Routes of a configuration whose reading thread does not end: to start it again, and to read and judge all of them,
 * takes longer than a change may.
 */
export const LARGE_CONFIGURATION_ROUTES = 1000;

/**
 * Megabytes for new objects in the thread that reads the configuration. With the default of Node.js, its
 * memory is larger by half, and readings are not faster.
 */
export const READING_THREAD_YOUNG_MEGABYTES = 16;

/**
 * Milliseconds after the first reading of a large configuration after which the garbage of the threads that read it is
 * collected: that of a start is as much as the rest. Workers have started by then.
 */
export const FIRST_GARBAGE_DELAY = 3000;

/**
 * The same after a change, if nothing is read meanwhile: a series of changes is over. V8 makes room for new objects small
 * then, so that the next reading takes twice the CPU time, and the collection itself as much again.
 */
export const GARBAGE_DELAY = 10_000;

/**
 * The least megabytes for old objects in that thread, where the memory of the container is limited: 1,000 routes need no
 * more.
 */
export const READING_THREAD_LEAST_MEGABYTES = 32;

/**
 * Part of the memory limit of a container that these objects may have. What the other threads then make of the
 * configuration takes three times as much, and the program the rest: of 256 MiB, 4,000 routes are the most that fit.
 */
export const READING_THREAD_SHARE = 1 / 6;

/**
 * Milliseconds for reading a changed configuration; it protects later changes against a file whose reading
 * never ends, such as a pipe. The largest configurations take some seconds.
 */
export const READING_TIMEOUT = 300_000;

/** Texts that could replace the configuration, and that are judged or wait for it at the same time. */
export const MAX_WAITING_CANDIDATES = 8;

/** Milliseconds between two reads of a standard input that does not block. */
export const STANDARD_INPUT_PAUSE = 5;

/**
 * Milliseconds between two checks of a file that is being written, until two checks see the same
 * content.
 */
export const FILE_SETTLE_INTERVAL = 15;

/**
 * Milliseconds after which files that change without a pause are read as they are: a change is served within
 * a second and the time of one reading.
 */
export const FILE_SETTLE_TIMEOUT = 400;

/**
 * Milliseconds during which a reading is repeated because the files changed meanwhile. Together with
 * {@link FILE_SETTLE_TIMEOUT} it leaves half of the second to the application.
 */
export const REREADING_TIMEOUT = 100;

/**
 * Milliseconds between two checks of all files, for changes that the system does not report, as on
 * network file systems.
 */
export const FILE_POLL_INTERVAL = 2_000;

/** Maximum number of places whose lines are kept: more than one page of the admin UI shows. */
export const MAX_LOCATED_PLACES = 256;

/** Items of a list whose changes are looked for one by one; a longer list is one change. */
export const MAX_COMPARED_ITEMS = 256;
