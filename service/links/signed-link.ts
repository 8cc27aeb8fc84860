import type { SecretBox } from '../auth/secret-box.ts';
import type { Clock } from '../common/clock.ts';

/** A kind of link, which opens a `Target`: members that identify what it leads to. */
export interface LinkKind<Target extends object> {
  /** Its path below the base URL, which no other kind has. */
  readonly path: `/${string}`;
  readonly validSeconds: number;
  /** Never present; it types what the links of this kind open. */
  readonly target?: Target;
}

/**
 * What a token opens; or why it opens nothing: it has expired, or `signedLink` did not make it for this
 * kind.
 */
export type OpenedLink<Target extends object> = Target | 'expired' | 'invalid';

interface LinkServices {
  readonly secrets: SecretBox;
  /** The system's: links expire in real time, whatever the test clock of the account says. */
  readonly clock: Clock;
}

interface Content<Target extends object> {
  readonly target: Target;
  readonly expiresMs: number;
}

/** The longest token of a link: the identifiers of accounts and entities are short. */
const LONGEST_TOKEN = 1_024;

/**
 * The URL of something that can be opened without an API key until it expires. Its token is encrypted and
 * authenticated with the secret key of the service, which others need to make one or to change what it
 * opens. The token is in the query, because the access log contains paths.
 *
 * @param baseUrl Without a trailing slash.
 */
export function signedLink<Target extends object>(
  { secrets, clock }: LinkServices,
  kind: LinkKind<Target>,
  baseUrl: string,
  target: Target,
): string {
  const expiresMs = clock.now().getTime() + kind.validSeconds * 1_000;
  const content: Content<Target> = { target, expiresMs };
  return `${baseUrl}${kind.path}?token=${secrets.seal(JSON.stringify(content), context(kind))}`;
}

/**
 * Checks the token of a link. The time of the check does not depend on the token, so a token can't be
 * guessed byte by byte.
 */
export function openLink<Target extends object>(
  { secrets, clock }: LinkServices,
  kind: LinkKind<Target>,
  token: unknown,
): OpenedLink<Target> {
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return 'invalid';
  const text = unsealed(secrets, token, context(kind));
  if (text === undefined) return 'invalid';
  // The service made it: no other program can make a token that opens.
  const { target, expiresMs } = JSON.parse(text) as Content<Target>;
  return clock.now().getTime() < expiresMs ? target : 'expired';
}

function unsealed(secrets: SecretBox, token: string, of: string): string | undefined {
  try {
    return secrets.open(token, of);
  } catch {
    return undefined;
  }
}

/** A token of one kind does not open links of another. */
function context({ path }: Pick<LinkKind<object>, 'path'>): string {
  return `link ${path}`;
}
