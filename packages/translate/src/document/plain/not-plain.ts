/** Ends the fast reading of a text that has anything unusual. */
export class NotPlain extends Error {}

/** Ends the reading of a text with more values or characters than allowed; the message is for people. */
export class BeyondLimit extends Error {
  /** `bound` is what a file may hold, such as `10 values`. */
  constructor(bound: string) {
    super(
      `the file holds more than ${bound} (aliases and variables count with their expanded size)`,
    );
  }
}
