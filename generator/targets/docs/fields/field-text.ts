import type { JsonValue } from '../../../json.ts';
import { PROSE_HELPERS } from '../../template-helpers.ts';
import { escapeHtml, Html } from '../markup/html.ts';
import type { Limit } from './limits.ts';
import { MarkdownText } from '../markup/markdown-text.ts';
import type { About } from './values.ts';

/** What is said of a field beside its name and description. */
export interface FieldWords {
  readonly type: string;
  readonly marks: readonly Mark[];
  readonly facts: readonly Fact[];
}

interface Mark {
  readonly kind: string;
  readonly words: string;
}

interface Fact {
  readonly words: string;
  readonly values: readonly string[];
  readonly note: string;
}

export function fieldWords(about: About, required: boolean): FieldWords {
  return { type: typeWords(about), marks: marks(about, required), facts: facts(about) };
}

export function marksHtml({ marks: all }: FieldWords): Html {
  return new Html(all.map(({ kind, words }) => ` <span class="mark ${kind}">${words}</span>`).join(''));
}

export function factsHtml({ facts: all }: FieldWords): Html {
  if (all.length === 0) return new Html('');
  return new Html(`<dl>${all.map(factHtml).join('')}</dl>`);
}

function factHtml({ words, values, note }: Fact): string {
  const codes = values.map((value) => `<code>${escapeHtml(value)}</code> `).join('');
  const definition = values.length === 0 ? '' : `<dd>${codes}${note}</dd>`;
  return `<div><dt>${escapeHtml(words)}</dt>${definition}</div>`;
}

/** Type and marks in Markdown, on one line, and then, behind the description, the facts. */
export function wordsMarkdown({ type, marks: all, facts: facts_ }: FieldWords, description: string): MarkdownText {
  const { md, code, line } = PROSE_HELPERS;
  const head = [type, ...all.map(({ words }) => words)].map(md).join(', ');
  const tail = facts_.map(({ words, values, note }) =>
    values.length === 0
      ? `${md(words)}.`
      : [`${md(words)}:`, ...values.map(code), ...(note === '' ? [] : [note])].join(' '),
  );
  const about = description !== '' ? `: ${description}` : tail.length > 0 ? '.' : '';
  return new MarkdownText(line(`${head}${about}${tail.map((fact) => ` ${fact}`).join('')}`));
}

/** All of it in one line, but for examples: `string or null, required, at most 1024 characters`. */
export function wordsInLine(about: About, required: boolean): string {
  const { type, marks: all, facts: facts_ } = fieldWords({ ...about, examples: [] }, required);
  const said = facts_.map(({ words, values }) => [words, values.join(', ')].filter(Boolean).join(' '));
  return [type, ...all.map(({ words }) => words), ...said].join(', ');
}

function typeWords({ type, format, nullable }: About): string {
  const whole = format === undefined ? type : `${type} (${format})`;
  return nullable ? `${whole} or null` : whole;
}

function marks({ deprecated, readOnly, writeOnly, masked }: About, required: boolean): Mark[] {
  const found: Mark[] = [];
  if (required) found.push({ kind: 'required', words: 'required' });
  if (masked !== undefined) found.push({ kind: 'sensitive', words: 'sensitive' });
  if (deprecated) found.push({ kind: 'deprecated', words: 'deprecated' });
  if (readOnly) found.push({ kind: 'plain', words: 'read only' });
  if (writeOnly) found.push({ kind: 'plain', words: 'write only' });
  return found;
}

function facts({
  constant,
  values,
  open,
  default: usual,
  nullMeansDefault,
  limits,
  idPrefix,
  masked,
  examples,
}: About): Fact[] {
  const found: Fact[] = [];
  if (constant !== undefined) found.push(fact('Always', [constant]));
  else if (values.length > 0) found.push(fact('One of', values, open ? 'more may be added' : ''));
  if (usual !== undefined) found.push(fact('Default', [usual], nullMeansDefault ? 'also in place of null' : ''));
  // The pattern of an identifier begins with its prefix.
  if (idPrefix !== undefined && !limits.some(({ code }) => code?.startsWith(`^${idPrefix}`)))
    found.push(fact('Begins with', [idPrefix]));
  for (const limit of limits) found.push(limitFact(limit));
  if (masked !== undefined) found.push(fact('Masked as', [masked]));
  // Of a value that is always the same there is no other; an example beside it was written for a shape that this one narrows.
  if (constant === undefined && examples.length > 0)
    found.push({ words: 'Example', values: [...new Set(examples.map(text))].slice(0, 3), note: '' });
  return found;
}

function fact(words: string, values: readonly JsonValue[], note = ''): Fact {
  return { words, values: values.map(text), note };
}

function limitFact({ words, code }: Limit): Fact {
  const sentence = words[0]!.toUpperCase() + words.slice(1);
  return { words: sentence, values: code === undefined ? [] : [code], note: '' };
}

/** A text stands without quotes, unless there would be nothing to see. */
function text(value: JsonValue): string {
  return typeof value === 'string' && value.trim() !== '' ? value : JSON.stringify(value);
}
