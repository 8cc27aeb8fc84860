import { createCipheriv, createDecipheriv, createSecretKey, hash, type KeyObject, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets that the service must read again, such as endpoint secrets. API keys are hashed instead.
 */
export interface SecretBox {
  /**
   * `context` names the row of the secret. Opening requires the same context, so a ciphertext copied to
   * another row is useless.
   */
  seal(secret: string, context: string): string;
  /**
   * @throws Error when the text was modified, or sealed with a key that is not accepted, or for another
   *   context.
   */
  open(sealed: string, context: string): string;
  /** The id of the key that seals. */
  readonly keyId: string;
  /** The ids of all keys that open, that one first. */
  readonly acceptedIds: readonly string[];
  /** Whether the present key has sealed a text, and the text says so. */
  isCurrent(sealed: string): boolean;
  /** Seals with this key from now on. The present ones still open. */
  adopt(key: Uint8Array): void;
  /** From now on, only the key that seals opens. */
  forgetOthers(): void;
}

export interface SecretBoxOptions {
  /** Keys that only open. */
  readonly others?: readonly Uint8Array[];
  /** Whether sealed texts name their key. Releases before 0034 can't open such a text. */
  readonly namesKeys?: boolean;
}

export const SECRET_KEY_LENGTH = 32;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
const KEY_ID_LENGTH = 8;
/** The id of the key, if the text names it, and the rest. */
const FORM = /^(?:v1|v2\.([0-9a-f]{8}))\.(.*)/s;

interface Key {
  readonly id: string;
  readonly secret: KeyObject;
}

/**
 * AES-256-GCM with keys of 32 bytes. A sealed text is `v2.`, the id of its key, `.` and the base64url of
 * nonce, tag and ciphertext; or `v1.` and those, without the key.
 */
export function secretBox(current: Uint8Array, { others = [], namesKeys = true }: SecretBoxOptions = {}): SecretBox {
  let [sealing, ...opening] = [current, ...others].map(keyOf) as [Key, ...Key[]];
  let isNamed = namesKeys;
  const all = (): readonly Key[] => [sealing, ...opening];
  const start = (): string => (isNamed ? `v2.${sealing.id}.` : 'v1.');
  return {
    get keyId() {
      return sealing.id;
    },
    get acceptedIds() {
      return all().map(({ id }) => id);
    },
    isCurrent: (sealed) => FORM.exec(sealed)?.[1] === sealing.id,
    adopt(key) {
      opening = [sealing, ...opening];
      sealing = keyOf(key);
      isNamed = true;
    },
    forgetOthers() {
      opening = [];
    },
    seal: (secret, context) => start() + encrypted(sealing.secret, secret, context),
    open(sealed, context) {
      const [, id, body = ''] = FORM.exec(sealed) ?? [];
      const candidates = all().filter((key) => id === undefined || key.id === id);
      let cause: unknown;
      for (const { secret } of candidates) {
        try {
          return decrypted(secret, body, context);
        } catch (error) {
          cause = error;
        }
      }
      throw new Error(
        `failed to decrypt the secret of ${context}: it was modified, or encrypted with another key or for another row`,
        { cause },
      );
    },
  };
}

/** A part of a hash: enough to distinguish keys, and of no use to find the key. */
export function secretKeyId(key: Uint8Array): string {
  return hash('sha256', Buffer.concat([Buffer.from('billing secret key '), key])).slice(0, KEY_ID_LENGTH);
}

function keyOf(key: Uint8Array): Key {
  if (key.length !== SECRET_KEY_LENGTH)
    throw new Error(`The secret key must have ${SECRET_KEY_LENGTH} bytes, not ${key.length}.`);
  return { id: secretKeyId(key), secret: createSecretKey(key) };
}

function encrypted(key: KeyObject, secret: string, context: string): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function decrypted(key: KeyObject, body: string, context: string): string {
  const bytes = Buffer.from(body, 'base64url');
  const tag = bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]).toString('utf8');
}
