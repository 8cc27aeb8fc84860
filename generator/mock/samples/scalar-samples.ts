import type { JsonObject, JsonValue } from '../../json.ts';
import { object, strings } from '../../model/reader.ts';
import { findText } from '../../patterns/find-text.ts';
import { FORMAT_TEXTS } from '../../patterns/format-texts.ts';
import type { Random } from './random.ts';

/** Lengths above this one are not tried. */
const LONGEST = 100_000;

/** Texts for the keywords of these schemas, plain ones first. Some of them may be invalid. */
export function texts(schemas: readonly JsonObject[], random: Random): string[] {
  const patterns = [...new Set(valuesOf(schemas, 'pattern').map(String))];
  const formats = valuesOf(schemas, 'format').flatMap((format) => FORMAT_TEXTS[String(format)] ?? []);
  const least = Math.max(0, ...numbersOf(schemas, 'minLength'));
  const most = Math.min(LONGEST, ...numbersOf(schemas, 'maxLength'));
  if (patterns.length > 0) {
    const length = Math.max(least, random === undefined ? 1 : Math.floor(random() * 8));
    const lengths = [...new Set([Math.min(most, length), least, least + 1, least + 4])];
    const excluded = valuesOf(schemas, 'not').flatMap((schema) => strings(object(schema)['enum']));
    const found = lengths.flatMap((minLength) => matching(patterns, excluded, minLength, most));
    return [...formats, ...found, ...GUESSES];
  }
  const word = random === undefined ? 'string' : randomWord(random);
  const ofLength = (text: string): string => text.padEnd(least, word).slice(0, Math.max(0, most));
  return [...formats, ...[word, ...[...'123456789'].map((digit) => `${digit}${word}`)].map(ofLength)];
}

/** A text that matches all patterns; possibly invalid where it ignores what a search can't follow. */
function matching(
  patterns: readonly string[],
  other: readonly string[],
  minLength: number,
  maxLength: number,
): string[] {
  const butNot = other.length === 0 ? {} : { butNot: [`^(?:${other.map(escaped).join('|')})$`] };
  const found = findText({ matches: patterns, ...butNot, minLength, maxLength });
  if (found !== 'unknown') return found === undefined ? [] : [found];
  const simpler = patterns.map((pattern) => pattern.replaceAll(/\(\?<?[=!][^()]*\)|\\b/g, ''));
  return simpler.join() === patterns.join() ? [] : matching(simpler, other, minLength, maxLength);
}

function escaped(text: string): string {
  return text.replaceAll(/[\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

function randomWord(random: NonNullable<Random>): string {
  return Array.from({ length: 6 }, () => String.fromCodePoint(0x61 + Math.floor(random() * 26))).join('');
}

/** Texts for patterns that a search can't follow. */
const GUESSES = [...'string a A 1 a1 Aa1!aaaa 10.00 +15555550100 en US'.split(' '), ...Object.values(FORMAT_TEXTS)];

/** Numbers for the keywords of these schemas, plain ones first. Some of them may be invalid. */
export function numbers(schemas: readonly JsonObject[], random: Random): number[] {
  const steps = numbersOf(schemas, 'multipleOf');
  const step = steps.reduce(
    (all, next) => (all % next === 0 ? all : next % all === 0 ? next : all * next),
    steps[0] ?? 1,
  );
  const low = Math.max(...numbersOf(schemas, 'minimum'), ...numbersOf(schemas, 'exclusiveMinimum'));
  const high = Math.min(...numbersOf(schemas, 'maximum'), ...numbersOf(schemas, 'exclusiveMaximum'));
  const varied = random === undefined ? [] : [within(low, high, random())];
  const edges = [low, high].filter(Number.isFinite);
  const near = edges.flatMap((edge) => [edge + step, edge - step, edge + step / 2]);
  const middle = edges.length === 2 ? [(low + high) / 2] : [];
  return [...varied, 1, 0, 2, 1.5, ...edges, ...near, ...middle].flatMap((number) => {
    const rounded = [Math.ceil(number / step) * step, Math.floor(number / step) * step];
    return [...rounded.map((each) => Number(each.toPrecision(15))), number];
  });
}

function within(low: number, high: number, share: number): number {
  const from = Number.isFinite(low) ? low : Math.min(0, Number.isFinite(high) ? high - 1000 : 0);
  const to = Number.isFinite(high) ? high : from + 1000;
  return from + share * (to - from);
}

export function valuesOf(schemas: readonly JsonObject[], keyword: string): JsonValue[] {
  return schemas.flatMap((schema) => (Object.hasOwn(schema, keyword) ? [schema[keyword] as JsonValue] : []));
}

export function numbersOf(schemas: readonly JsonObject[], keyword: string): number[] {
  return valuesOf(schemas, keyword).filter((value) => typeof value === 'number');
}
