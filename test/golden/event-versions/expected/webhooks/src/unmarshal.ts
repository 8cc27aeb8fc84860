import type { WebhookEvent } from './events.ts';
import { parse } from './parse.ts';
import type { ReadOptions } from './runtime/read-event.ts';
import { type SignatureCheck, verify } from './runtime/verify.ts';

/** The header that `verify` and `unmarshal` take the value of. */
export const signatureHeaderName = 'Parcel-Signature';

export type UnmarshalOptions = SignatureCheck & ReadOptions;

/**
 * Checks who sent a webhook, and then what it is: `verify` and `parse` in one.
 *
 * @throws SignatureError, SetupError as `verify` does; never for what a genuine sender may send
 */
export async function unmarshal(options: UnmarshalOptions): Promise<WebhookEvent> {
  await verify(options);
  return parse(options.body, options);
}
