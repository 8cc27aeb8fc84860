// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { parse } from './parse.ts';
import type { ReadOptions } from './runtime/read-event.ts';
import { type SignatureCheck, verify } from './runtime/verify.ts';

/** The name of the signature header. */
export const signatureHeaderName = 'Service-Signature';

export type UnmarshalOptions = SignatureCheck & ReadOptions;

/**
 * Verifies the signature of a webhook, then parses it: `verify` and `parse` in one.
 *
 * @throws SignatureError, SetupError like `verify`; never for a genuine webhook
 */
export async function unmarshal(options: UnmarshalOptions): Promise<WebhookEvent> {
  await verify(options);
  return parse(options.body, options);
}
