import { ALL_WORKERS, WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";

/** The channels between the workers of a process, in one thread. */
export function connectedChannels(count: number): readonly WorkerChannel[] {
  const channels: WorkerChannel[] = [];
  for (let index = 0; index < count; index++) {
    const post: ConstructorParameters<typeof WorkerChannel>[1] = (to, note) =>
      queueMicrotask(() => {
        for (const [at, each] of channels.entries())
          if (to === ALL_WORKERS ? at !== index : at === to) each.received(index, note);
      });
    channels.push(new WorkerChannel({ process: "test", index, count }, post));
  }
  return channels;
}
