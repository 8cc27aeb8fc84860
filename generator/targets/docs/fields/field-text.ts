import type { JsonValue } from '../../../json.ts';
import { PROSE_HELPERS } from '../../template-helpers.ts';
import { MarkdownText } from '../markup/markdown-text.ts';
import type { Limit } from './limits.ts';
import { plainText } from './plain-text.ts';
import type { About } from './values.ts';

/** What a page says about a field besides its name and description. */
export interface FieldText {
  readonly type: string;
  readonly marks: readonly Mark[];
  readonly facts: readonly FieldFact[];
}

interface Mark {
  /** The CSS class. */
  readonly kind: string;
  readonly label: string;
}

interface FieldFact {
  readonly label: string;
  readonly values: readonly string[];
  readonly note: string;
}

export function fieldText(about: About, required: boolean): FieldText {
  return { type: typeLabel(about), marks: marksOf(about, required), facts: factsOf(about) };
}

/** One line of Markdown: type and marks, the description, then the facts. */
export function fieldMarkdown({ type, marks, facts }: FieldText, description: string): MarkdownText {
  const { md, code, line } = PROSE_HELPERS;
  const head = [type, ...marks.map(({ label }) => label)].map(md).join(', ');
  const tail = facts.map(({ label, values, note }) =>
    values.length === 0
      ? `${md(label)}.`
      : [`${md(label)}:`, ...values.map(code), ...(note === '' ? [] : [note])].join(' '),
  );
  const about = description !== '' ? `: ${description}` : tail.length > 0 ? '.' : '';
  return new MarkdownText(line(`${head}${about}${tail.map((fact) => ` ${fact}`).join('')}`));
}

/** Everything except examples on one line: `string or null, required, At most 1024 characters`. */
export function fieldLine(about: About, required: boolean): string {
  const { type, marks, facts } = fieldText({ ...about, examples: [] }, required);
  const lines = facts.map(({ label, values }) => [label, values.join(', ')].filter(Boolean).join(' '));
  return [type, ...marks.map(({ label }) => label), ...lines].join(', ');
}

function typeLabel({ type, format, nullable }: About): string {
  const whole = format === undefined ? type : `${type} (${format})`;
  return nullable ? `${whole} or null` : whole;
}

function marksOf({ deprecated, readOnly, writeOnly, masked }: About, required: boolean): Mark[] {
  return [
    ...(required ? [{ kind: 'required', label: 'required' }] : []),
    ...(masked === undefined ? [] : [{ kind: 'sensitive', label: 'sensitive' }]),
    ...(deprecated ? [{ kind: 'deprecated', label: 'deprecated' }] : []),
    ...(readOnly ? [{ kind: 'plain', label: 'read only' }] : []),
    ...(writeOnly ? [{ kind: 'plain', label: 'write only' }] : []),
  ];
}

function factsOf(about: About): FieldFact[] {
  const { constant, values, limits, idPrefix, masked, examples } = about;
  // The pattern of an id starts with its prefix already.
  const showsPrefix = idPrefix !== undefined && !limits.some(({ code }) => code?.startsWith(`^${idPrefix}`));
  return [
    ...fact('Always', [constant]),
    ...(constant === undefined ? fact('One of', values, about.open ? 'more may be added' : '') : []),
    ...fact('Default', [about.default], about.nullMeansDefault ? 'also instead of null' : ''),
    ...fact('Starts with', [showsPrefix ? idPrefix : undefined]),
    ...limits.map(limitFact),
    ...fact('Masked as', [masked]),
    // An example beside a constant was written for the wider schema that the constant narrows.
    ...(constant === undefined ? fact('Example', [...new Set(examples.map(visibleText))].slice(0, 3)) : []),
  ];
}

/** Nothing without a value. */
function fact(label: string, values: readonly (JsonValue | undefined)[], note = ''): FieldFact[] {
  const shown = values.filter((value) => value !== undefined).map(visibleText);
  return shown.length === 0 ? [] : [{ label, values: shown, note }];
}

function limitFact({ text, code }: Limit): FieldFact {
  return { label: text[0]!.toUpperCase() + text.slice(1), values: code === undefined ? [] : [code], note: '' };
}

/** Shows a blank string in quotes, since it would be invisible. */
function visibleText(value: JsonValue): string {
  return plainText(value).trim() === '' ? JSON.stringify(value) : plainText(value);
}
