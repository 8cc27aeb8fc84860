import { type Explained, explainedIn } from '../explained.ts';

const MEMORY = 'only frees memory';
const SPEED = 'only saves time: the result is the same';

const of = explainedIn('outbound');

export const explainedOutbound: readonly Explained[] = [
  {
    file: 'service/outbound/addresses.ts',
    inLine: "if (address.includes('%') ||",
    original: 'isIP(address) === 0',
    replacement: 'false',
    reason: 'text that is not an address is in no list, so it is not in 2000::/3 either',
  },
  of(
    'attempt-failure',
    "override readonly name = 'AttemptFailure'",
    'only for a debugger: the sender converts the failure before anyone sees it',
  ),
  of('connect', 'noDelay: true', SPEED, 'false'),
  of('connect', 'const share = others === 0', 'the deadline ends the last address at the same moment', 'false'),
  of(
    'email-message',
    "contentTransferEncoding: 'base64'",
    'nodemailer encodes an attachment of this type like that by default, too',
    '""',
  ),
  of('email-message', "contentType: 'application/json'", 'nodemailer finds the type by the name of the file', '""'),
  of('exchange', "#headers: WebhookResponse['headers'] = []", 'set with the code, without which there is no response'),
  of('exchange', 'const parts = Array.isArray(raw)', 'undici passes an array', '["Stryker was here"]'),
  of('mailer', 'disableFileAccess: true', 'no email of the service names a file', 'false'),
  of('mailer', 'disableUrlAccess: true', 'no email of the service names a URL', 'false'),
  of('mailer', 'inFlight.delete(sending)', MEMORY),
  of('mailer', '} finally {', MEMORY),
  of(
    'read-meter',
    'socket.readableLength > STEP_BYTES',
    'with exactly as many bytes, a read with and without a number is the same',
    'socket.readableLength >= STEP_BYTES',
  ),
  of('truncated-body', 'if (length > this.#bytes.length)', SPEED, 'true'),
  of('truncated-body', 'if (length > this.#bytes.length)', SPEED, 'length >= this.#bytes.length'),
  of('truncated-body', 'const grown = ', SPEED, '2 / this.#bytes.length'),
  {
    file: 'service/outbound/truncated-body.ts',
    inLine: 'const grown = ',
    original: 'Math.min(this.#limit, Math.max(length, 2 * this.#bytes.length))',
    reason: 'only saves memory: no more than the limit is ever used',
  },
  of('webhook-connections', 'if (idle.length === 0) this.#idle.delete(origin)', MEMORY, 'false'),
  of('webhook-connections', 'if (idle.length === 0) this.#idle.delete(origin)', MEMORY, ';'),
  of('webhook-connections', 'if (others.length === 0) this.#idle.delete', MEMORY, 'false'),
  of('webhook-connections', 'if (others.length === 0) this.#idle.delete', MEMORY, ';'),
  of('webhook-connections', 'allowH2: false', 'the connection offers no HTTP/2 when TLS begins', 'true'),
  of('webhook-sender', 'this.#inFlight.delete(deadline)', MEMORY),
  of(
    'webhook-sender',
    'else if (response.complete)',
    'after an incomplete response the connection is closed, so it is not used again',
    'true',
  ),
];
