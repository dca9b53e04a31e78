/** Questions of one kind to a worker that wait for their answers. */
export class Questions<Answer> {
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #ended: Answer;
  #next = 0;

  /** @param ended the answer of a worker that has ended */
  constructor(ended: Answer) {
    this.#ended = ended;
  }

  /** Sends a question with a number of its own; resolves to the answer with this number. */
  ask(send: (id: number) => void): Promise<Answer> {
    const id = this.#next++;
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    send(id);
    return answer;
  }

  /** Resolves the question with this number. */
  answer(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** Answers all questions, because the worker has ended. */
  end(): void {
    for (const id of [...this.#waiting.keys()]) this.answer(id, this.#ended);
  }
}
