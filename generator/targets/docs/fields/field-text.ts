import type { JsonValue } from '../../../json.ts';
import { PROSE_HELPERS } from '../../template-helpers.ts';
import { MarkdownText } from '../markup/safe-text.ts';
import type { Field } from './field-reader.ts';
import type { Limit } from './limits.ts';
import { plainText } from './plain-text.ts';
import type { About } from './values.ts';

/** What a page says about a field besides its name and description. */
export interface FieldText {
  readonly type: string;
  /** Each with its CSS class. */
  readonly marks: readonly { readonly kind: string; readonly label: string }[];
  readonly facts: readonly FieldFact[];
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

function typeLabel({ type, format, nullable }: About): string {
  const whole = format === undefined ? type : `${type} (${format})`;
  return nullable ? `${whole} or null` : whole;
}

function marksOf({ deprecated, readOnly, writeOnly, masked }: About, required: boolean): FieldText['marks'] {
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

/** A field that differs between versions, with one cell for each version. */
export interface FieldChange {
  readonly path: string;
  readonly cells: readonly { readonly kind: 'absent' | 'added' | 'changed' | 'same'; readonly text: string }[];
}

/** Compares versions of a payload: accepts the newest first, and returns cells with the oldest first. */
export function fieldChanges(versions: readonly (readonly Field[])[]): FieldChange[] {
  const tables = versions.map((fields) => new Map(flat(fields))).toReversed();
  const paths = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  return paths
    .map((path) => ({ path, texts: tables.map((table) => table.get(path)) }))
    .filter(({ texts }) => new Set(texts).size > 1)
    .map(({ path, texts }) => ({
      path,
      cells: texts.map((text, index) => {
        const before = index === 0 ? text : texts[index - 1];
        if (text === undefined) return { kind: 'absent', text: before === undefined ? 'not present' : 'removed' };
        if (before === undefined) return { kind: 'added', text };
        return { kind: before === text ? 'same' : 'changed', text };
      }),
    }));
}

function flat(fields: readonly Field[]): [string, string][] {
  return fields.flatMap((field) => [
    [field.path === '' ? field.name : field.path, fieldLine(field.about, field.required === true)],
    ...flat(field.children),
  ]);
}

/** Everything except examples on one line: `string or null, required, At most 1024 characters`. */
function fieldLine(about: About, required: boolean): string {
  const { type, marks, facts } = fieldText({ ...about, examples: [] }, required);
  const lines = facts.map(({ label, values }) => [label, values.join(', ')].filter(Boolean).join(' '));
  return [type, ...marks.map(({ label }) => label), ...lines].join(', ');
}
