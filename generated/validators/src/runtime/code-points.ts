// Generated from spec.yaml by `npm run generate`. Do not edit.
/** The length of a string as JSON Schema counts it: an emoji is one character, though two UTF-16 units. */
export function codePoints(text: string): number {
  let length = text.length;
  for (let at = text.length - 1; at > 0; at--) {
    if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00 || (text.charCodeAt(at - 1) & 0xfc00) !== 0xd800) continue;
    length--;
    at--;
  }
  return length;
}
