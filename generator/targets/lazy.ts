/** Computes a value when it is first requested, for a view that several units of one target share. */
export function lazy<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
