/** A function that computes its result at the first call and keeps only the result. */
export function once<Result>(compute: () => Result): () => Result {
  let state: { readonly compute: () => Result } | { readonly result: Result } = { compute };
  return () => {
    if ("compute" in state) state = { result: state.compute() };
    return state.result;
  };
}

/** Like {@link once}, for what takes time: all calls share one result, and after a failure the next call tries again. */
export function onceLoaded<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
