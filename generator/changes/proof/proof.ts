import type { JsonValue } from '../../json.ts';

export type Proof =
  /** A value that was accepted and is rejected, or that can arrive and could not. */
  | { readonly kind: 'value'; readonly value: JsonValue; readonly text: string; readonly holds: true }
  /** Lines of a program that worked and no longer do. */
  | { readonly kind: 'program'; readonly text: string; readonly holds: boolean }
  | { readonly kind: 'none'; readonly text: string; readonly holds: false };
