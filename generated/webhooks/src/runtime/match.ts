// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Calls the handler in `arms` for the event's type, or else `otherwise`. */
export function match(
  event: { readonly known: boolean; readonly type: string | undefined },
  arms: object,
  otherwise: unknown,
): unknown {
  const { known, type } = event;
  const arm =
    known && type !== undefined && Object.hasOwn(arms, type) ? (arms as Record<string, unknown>)[type] : undefined;
  return ((arm ?? otherwise) as (event: unknown) => unknown)(event);
}
