import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of one field of a file: the text before the edit of this number, and the text after it. */
export interface FieldEdit {
  readonly kind: string;
  /** Relative to the folder of the document. */
  readonly file: string;
  readonly from: RegExp;
  readonly to: (edit: number, match: RegExpExecArray) => string;
  /** Edits the match in the middle of the file, and not the first. */
  readonly inMiddle?: boolean;
}

/** The edits of our own document. */
export const OWN_EDITS: readonly FieldEdit[] = [
  {
    kind: 'a description',
    file: 'schemas/customer.yaml',
    from: /Unique in your account, regardless of case\./,
    to: (edit) => `Unique in ${edit} accounts.`,
  },
  {
    kind: 'a bound',
    file: 'schemas/customer.yaml',
    from: /maxLength: 1024/,
    to: (edit) => `maxLength: ${1024 + edit}`,
  },
  {
    kind: 'a new property',
    file: 'schemas/customer.yaml',
    from: /(?<=^CustomerCreate:[^]*?\n  properties:\n)/m,
    to: (edit) => `    nickname_${edit}: { type: string, maxLength: 80, description: What friends say. }\n`,
  },
  {
    kind: 'a bound of what others refer to',
    file: 'schemas/shared.yaml',
    from: /maximum: 200/,
    to: (edit) => `maximum: ${200 + edit}`,
  },
  {
    kind: 'an operation',
    file: 'operations/customers.yaml',
    from: /Only `email` is required\./,
    to: (edit) => `Only ${edit} fields are required.`,
  },
  {
    kind: "an operation's title",
    file: 'operations/customers.yaml',
    from: /summary: Create a customer/,
    to: (edit) => `summary: Create customer ${edit}`,
  },
  {
    kind: 'a parameter of all operations',
    file: 'parameters.yaml',
    from: /account applies, which can change\./,
    to: (edit) => `account applies, which can change ${edit} times.`,
  },
  {
    kind: 'an event',
    file: 'events/customer.yaml',
    from: /Occurs when a customer is created\./,
    to: (edit) => `Occurs when customer ${edit} is created.`,
  },
  {
    kind: 'an error',
    file: 'errors.yaml',
    from: /title: Permission missing/,
    to: (edit) => `title: Permission ${edit} missing`,
  },
  { kind: 'a page', file: 'spec.yaml', from: /## First request/, to: (edit) => `## Request ${edit}` },
];

const ANY_EDITS: readonly Omit<FieldEdit, 'file'>[] = [
  { kind: 'a description', from: /(?<= "?description"?: "?)(?=[A-Z][a-z]+ )/g, to: (edit) => `Edit ${edit}. ` },
  { kind: 'a bound', from: /(?<= "?(?:maxLength|minimum|maximum)"?: )\d+/g, to: (edit) => String(1_000 + edit) },
  { kind: "an operation's title", from: /(?<= "?summary"?: "?)(?=[A-Z][a-z]+ )/g, to: (edit) => `Edit ${edit} to ` },
  {
    kind: 'a new property',
    from: /(?<=\n *)properties:\n( +)|"properties": \{\n( +)/g,
    to: (edit, [text, yaml]) =>
      `${text}${yaml === undefined ? `"added_${edit}": { "type": "string" },\n` : `added_${edit}: { type: string }\n${yaml}`}`,
  },
];

/** Edits in the middle of any document, of the fields that it has. */
export function editsOf(folder: string, file: string): FieldEdit[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return ANY_EDITS.filter(({ from }) => text.search(from) >= 0).map((edit) => ({ ...edit, file, inMiddle: true }));
}

/** Reads the file and returns its text with the edit. Throws where the text lacks what is edited. */
export function edited(path: string, { from, to, inMiddle = false }: FieldEdit, number: number): string {
  const text = readFileSync(path, 'utf8');
  const matches = [...text.matchAll(new RegExp(from, from.flags.includes('g') ? from.flags : `${from.flags}g`))];
  const match = matches[inMiddle ? matches.length >> 1 : 0];
  if (match === undefined) throw new Error(`${path} lacks the text that this benchmark edits: ${from.source}`);
  return text.slice(0, match.index) + to(number, match) + text.slice(match.index + match[0].length);
}
