/** Requests at the same time, all the time. */
const CLIENTS = 4;

/** Sends requests without a pause until the end; `request` rejects if one is not served as it must be. */
export function traffic(request: () => Promise<void>) {
  const result = { served: 0, failed: [] as string[] };
  let isEnded = false;
  const client = async (): Promise<void> => {
    while (!isEnded)
      try {
        await request();
        result.served++;
      } catch (error) {
        result.failed.push(String(error));
      }
  };
  const running = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    result,
    end: async () => {
      isEnded = true;
      await running;
    },
  };
}
