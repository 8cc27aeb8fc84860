import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/** Encrypts secrets that the service must read again, such as endpoint secrets. API keys are hashed instead. */
export interface SecretBox {
  /** `context` names the row of the secret. Opening requires the same context, so a ciphertext copied to another row is useless. */
  seal(secret: string, context: string): string;
  /** @throws Error when the text was modified, or sealed with another key or context. */
  open(sealed: string, context: string): string;
}

export const SECRET_KEY_LENGTH = 32;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
const FORMAT = 'v1.';

/** AES-256-GCM with a key of 32 bytes. A sealed text is `v1.` and the base64url of nonce, tag and ciphertext. */
export function secretBox(key: Uint8Array): SecretBox {
  if (key.length !== SECRET_KEY_LENGTH)
    throw new Error(`The secret key must have ${SECRET_KEY_LENGTH} bytes, not ${key.length}.`);
  const secretKey = createSecretKey(key);
  return {
    seal(secret, context) {
      const iv = randomBytes(IV_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', secretKey, iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return FORMAT + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, context) {
      try {
        return decrypt(secretKey, sealed, context);
      } catch (error) {
        throw new Error(
          `failed to decrypt the secret of ${context}: it was modified, or encrypted with another key or for another row`,
          {
            cause: error,
          },
        );
      }
    },
  };
}

function decrypt(key: KeyObject, sealed: string, context: string): string {
  if (!sealed.startsWith(FORMAT)) throw new Error(`The encrypted secret must start with "${FORMAT}".`);
  const bytes = Buffer.from(sealed.slice(FORMAT.length), 'base64url');
  const tag = bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]).toString('utf8');
}
