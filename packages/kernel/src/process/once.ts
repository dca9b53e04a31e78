/** A function that computes its result at the first call and keeps only the result. */
export function once<Result>(compute: () => Result): () => Result {
  let state: { readonly compute: () => Result } | { readonly result: Result } = { compute };
  return () => {
    if ("compute" in state) state = { result: state.compute() };
    return state.result;
  };
}
