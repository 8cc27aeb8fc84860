// Generated from spec.yaml by `npm run generate`. Do not edit.
import { isHostname } from './hostname.ts';
import { decodePunycode } from './punycode.ts';

const LETTERS = /(?!\p{ASCII})[\p{L}\p{N}\p{M}\u06fd\u06fe\u0f0b]/gu;
/** Letters that are none here (RFC 5892 §2.6), and digits of two kinds in one label. */
const FORBIDDEN =
  /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]|[\u0660-\u0669].*[\u06f0-\u06f9]|[\u06f0-\u06f9].*[\u0660-\u0669]/s;
/**
 * What may stand where it means something, and nowhere else (RFC 5892, appendix A): the dot of Catalan, the Greek numeral sign, Hebrew
 * punctuation, and what joins or does not join, behind a virama or, near enough, between Arabic letters.
 */
const IN_PLACE =
  /(?<=l)\u00b7(?=l)|\u0375(?=\p{Script=Greek})|(?<=\p{Script=Hebrew})[\u05f3\u05f4]|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0e3a\u0f84\u1039\u17d2])[\u200c\u200d]|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** As `hostname`, where a label may also hold letters and digits beyond ASCII (RFC 5890), written out or encoded. */
export function isIdnHostname(text: string, length?: number): boolean {
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  return labels.every(isLabel) && isHostname(labels.map(inAscii).join('.'), length);
}

function isLabel(label: string): boolean {
  if (!/^xn--/i.test(label)) return !/^..--|^\p{M}/su.test(label) && !FORBIDDEN.test(label);
  const decoded = decodePunycode(label.slice(4));
  return decoded !== undefined && /\P{ASCII}/u.test(decoded) && isLabel(decoded) && isHostname(inAscii(decoded));
}

/** With a letter for each character that may stand where it stands. */
function inAscii(label: string): string {
  const placed = label.replace(IN_PLACE, 'x');
  return (JAPANESE.test(label) ? placed.replaceAll('\u30fb', 'x') : placed).replace(LETTERS, 'x');
}
