import { hash } from 'node:crypto';

import type { LinkKind } from './signed-link.ts';

/** The destination whose address a link confirms. */
export interface LinkedDestination {
  readonly accountId: string;
  readonly settingId: string;
  /**
   * `addressHash` of the address that got the link. After the destination has changed, the link confirms
   * nothing.
   */
  readonly address: string;
}

/** Links in emails that a new email destination gets, valid for three days. */
export const VERIFICATION_LINK: LinkKind<LinkedDestination> = {
  path: '/destinations/verify',
  validSeconds: 3 * 86_400,
};

/** An address has up to 320 characters, and a link must stay short. */
export function addressHash(address: string): string {
  return hash('sha256', address, 'base64url');
}
