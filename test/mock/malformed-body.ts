import { constantFrom, json, nat, oneof, string, tuple, uint8Array } from 'fast-check';

/** Invalid JSON: truncated, with text inserted, or not UTF-8. */
export const malformedBody = oneof(
  tuple(json(), nat(200)).map(([text, end]) => text.slice(0, end)),
  tuple(json(), nat(200), constantFrom(',', '}', "'", '//', '\u0000')).map(
    ([text, at, more]) => `${text.slice(0, at)}${more}${text.slice(at)}`,
  ),
  string({ unit: 'binary', minLength: 1 }),
  constantFrom('{', '[', '"', '{"email":', '{"email":"a', "{'email':1}", '{}{}', 'nul', '\ufeff\ufeff{}', ' '),
  uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) =>
    Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), bytes]),
  ),
).filter((body) => body.length > 0 && !isJson(body.toString()));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
