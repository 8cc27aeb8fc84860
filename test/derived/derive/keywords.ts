import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { formatSamples } from './format-samples.ts';
import { matcher, matching, mismatching } from './pattern-samples.ts';
import { free, fullSample, samples, textOfLength, type TextWriter, wideTextOfLength } from './samples.ts';
import type { Form, Resolve } from './schema.ts';

/** Values at and beyond the bound that one keyword sets. */
export interface Values {
  readonly accepted: readonly JsonValue[];
  readonly rejected: readonly JsonValue[];
  readonly unreachable?: string;
}

interface KeywordContext {
  readonly form: Form;
  readonly resolve: Resolve;
  readonly write?: TextWriter | undefined;
}

type Keyword = (limit: JsonValue, context: KeywordContext) => Values;

/** Maximum distance from a bound at which to search for a value that the other rules accept. */
const SEARCH = 100;

/** Keywords that constrain a value as a whole; `derive-value.ts` handles those of its members. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  enum: (limit, { form }) => {
    const values = limit as readonly JsonValue[];
    const { const: only, pattern } = form.rules;
    const isLeft = (value: JsonValue): boolean =>
      (only === undefined || value === only) && (typeof pattern !== 'string' || matcher(pattern)(String(value)));
    return {
      accepted: values.filter(isLeft),
      rejected: values
        .slice(0, 1)
        .flatMap(neighbours)
        .filter((each) => !values.includes(each)),
    };
  },
  const: (limit) => ({ accepted: [limit], rejected: neighbours(limit) }),
  pattern: (limit, { form }) => {
    const pattern = String(limit);
    const { enum: values, format } = form.rules;
    const ofFormat = typeof format === 'string' ? formatSamples(format).accepted : undefined;
    const listed = (values as readonly string[] | undefined) ?? ofFormat;
    return {
      accepted: (listed ?? matching(pattern)).filter((text) => fits(text, form.rules)),
      rejected: [
        ...(ofFormat === undefined ? mismatching(pattern) : []),
        ...(listed ?? []).filter((text) => !matcher(pattern)(text)),
      ],
    };
  },
  format: (limit, { form }) => {
    const { accepted, rejected } = formatSamples(String(limit));
    return { accepted: accepted.filter((text) => fits(text, form.rules)), rejected };
  },
  minLength: (limit, context) => lengths(Number(limit), 1, context),
  maxLength: (limit, context) => lengths(Number(limit), -1, context),
  minimum: (limit, { form }) => ({
    accepted: [limit],
    rejected: [Number(limit) - stepOf(form), Number(limit) - 1000 * stepOf(form)],
  }),
  maximum: (limit, { form }) => ({
    accepted: [limit],
    rejected: [Number(limit) + stepOf(form), Number(limit) + 1000 * stepOf(form)],
  }),
  exclusiveMinimum: (limit, { form }) => ({
    accepted: [Number(limit) + stepOf(form)],
    rejected: [limit, Number(limit) - stepOf(form)],
  }),
  exclusiveMaximum: (limit, { form }) => ({
    accepted: [Number(limit) - stepOf(form)],
    rejected: [limit, Number(limit) + stepOf(form)],
  }),
  multipleOf: (limit, { form, resolve }) => {
    const values = samples({ type: form.type, ...form.rules }, 3, resolve) as number[];
    return { accepted: values, rejected: values.map((value) => value + Number(limit) / 2) };
  },
  minItems: (limit, context) => ({
    accepted: [itemsOf(context, Number(limit))],
    rejected: [itemsOf(context, Number(limit) - 1)],
  }),
  maxItems: (limit, context) => ({
    accepted: [itemsOf(context, Number(limit))],
    rejected: [itemsOf(context, Number(limit) + 1)],
  }),
  uniqueItems: (_limit, context) => {
    const second = itemsOf(context, 2)[1]!;
    const first = fullSample(context.form.rules['items'] as JsonSchema, context.resolve);
    return {
      accepted: [[first, second]],
      rejected: [
        [first, first],
        [first, second, reordered(first)],
      ],
    };
  },
  minProperties: (limit) => ({ accepted: [free(Number(limit))], rejected: [free(Number(limit) - 1)] }),
  maxProperties: (limit) => ({ accepted: [free(Number(limit))], rejected: [free(Number(limit) + 1)] }),
  'x-max-bytes': (limit) => ({
    accepted: [ofBytes(Number(limit), 'x'), ofBytes(Number(limit), '\u{1F600}')],
    rejected: [ofBytes(Number(limit) + 1, 'x'), ofBytes(Number(limit) + 1, '\u{1F600}')],
  }),
};

/** Values that resemble those of the list, but are not in it. */
function neighbours(value: JsonValue): JsonValue[] {
  if (typeof value !== 'string') return [[value], String(value)];
  return [`${value}x`, value.slice(0, -1), value.toUpperCase(), value.toLowerCase()].filter(
    (each) => each !== value && each !== '',
  );
}

/** @param towards 1 if longer texts are accepted, -1 if shorter ones are. */
function lengths(bound: number, towards: 1 | -1, { form, write }: KeywordContext): Values {
  const { rules } = form;
  const candidates = Array.from({ length: SEARCH }, (_, at) => bound + at * towards).filter((length) => length >= 0);
  const nearest = candidates.find((length) => textOfLength(rules, length, write) !== undefined);
  const beyond = bound - towards;
  const accepted = nearest === undefined ? [] : [textOfLength(rules, nearest, write)!];
  const wide = bound === 0 ? undefined : wideTextOfLength(rules, bound, write);
  return {
    accepted: wide === undefined ? accepted : [...accepted, wide],
    rejected: beyond < 0 ? [] : [textOfLength(rules, beyond, write) ?? 'x'.repeat(beyond), '\u{1F600}'.repeat(beyond)],
    ...(nearest !== bound && { unreachable: `the nearest length is ${nearest ?? 'none'}` }),
  };
}

/** Whether a text of a format or pattern also satisfies the length and the pattern. */
function fits(text: string, { minLength = 0, maxLength = Infinity, pattern }: TextRules): boolean {
  const { length } = [...text];
  const isMatch = typeof pattern !== 'string' || matcher(pattern)(text);
  return isMatch && length >= Number(minLength) && length <= Number(maxLength);
}

type TextRules = JsonObject & { readonly minLength?: JsonValue; readonly maxLength?: JsonValue };

function stepOf({ type, rules }: Form): number {
  return Number(rules['multipleOf'] ?? (type === 'integer' ? 1 : 0.5));
}

function itemsOf({ form, resolve }: KeywordContext, count: number): JsonValue[] {
  return samples(form.rules['items'] as JsonSchema, count, resolve);
}

/** An equal value with its members in another order. */
function reordered(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toReversed());
}

/** An object of this many bytes as UTF-8 JSON, filled with this character. */
function ofBytes(bytes: number, filling: string): JsonObject {
  const free = bytes - '{"key":""}'.length;
  const size = Buffer.byteLength(filling);
  return { key: filling.repeat(Math.floor(free / size)) + 'x'.repeat(free % size) };
}
