/** One part of a MIME message, or the whole of it. */
export interface Part {
  /** In their order, unfolded. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly header: (name: string) => string | undefined;
  readonly parts: readonly Part[];
  /** Without transfer encoding. */
  readonly content: Buffer;
}

/**
 * Reads a message as RFC 5322 and 2045 say, and as strictly as a mail server's filter might: every line has
 * to end in CRLF.
 */
export function readEmail(raw: Buffer): Part {
  const text = raw.toString('latin1');
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end in CRLF');
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const headers = lines.map((line): readonly [string, string] => {
    const [, name, value] = /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not a header: ${line}`);
    return [name, Buffer.from(value, 'latin1').toString('utf8')];
  });
  const header = (name: string) => headers.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
  const body = text.slice(end + 4);
  const boundary = /^multipart\/.*boundary="([^"]+)"/.exec(header('Content-Type') ?? '')?.[1];
  const parts = boundary === undefined ? [] : split(body, boundary);
  return { headers, header, parts, content: decode(body, header('Content-Transfer-Encoding')) };
}

function split(body: string, boundary: string): Part[] {
  const [, ...rest] = `\r\n${body}`.split(`\r\n--${boundary}`);
  if (!rest.at(-1)?.startsWith('--')) throw new Error('the last part does not end');
  return rest.slice(0, -1).map((part) => readEmail(Buffer.from(part.slice(2), 'latin1')));
}

function decode(body: string, encoding = '7bit'): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === '7bit') return Buffer.from(body, 'latin1');
  if (encoding !== 'quoted-printable') throw new Error(`unknown transfer encoding ${encoding}`);
  const octets = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(octets, 'latin1');
}

/** A header's value with its encoded words (RFC 2047) read. */
export function readWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(?:=\?utf-8\?[QB]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        Array.from(words.matchAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi), ([, kind, text = '']) =>
          kind?.toUpperCase() === 'B'
            ? Buffer.from(text, 'base64')
            : decode(text.replaceAll('_', ' '), 'quoted-printable'),
        ),
      ).toString('utf8'),
    );
}
