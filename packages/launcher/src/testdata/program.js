// What the launcher's tests launch: does what its first argument says.
const [task, ...rest] = process.argv.slice(2);

/** Keeps the process alive until a signal. */
const stay = () => setInterval(() => {}, 1_000);

const TASKS = {
  /** Says what it was started with. */
  describe: () => console.log(JSON.stringify({ version: process.versions.node, rest })),
  /** Copies stdin to stdout, and ends with it. */
  copy: () => process.stdin.pipe(process.stdout),
  /** Ends with the status it is told. */
  exit: () => process.exit(Number(rest[0])),
  /** Counts the named signal until stdin ends; then says how often it came. */
  count: () => {
    let times = 0;
    process.on(rest[0], () => console.log(`signal ${++times}`));
    process.stdin.on("end", () => console.log(`total ${times}`)).resume();
    console.log(`ready ${process.pid}`);
  },
  /** Ends by the default action of whatever signal comes. */
  stay: () => {
    stay();
    console.log(`ready ${process.pid}`);
  },
  /** Ends gracefully, with a word, on SIGTERM. */
  drain: () => {
    const staying = stay();
    process.on("SIGTERM", () => {
      console.log("drained");
      clearInterval(staying);
    });
    console.log(`ready ${process.pid}`);
  },
};

TASKS[task]();
