import { html, type Html } from './html.ts';

/** The values of a form by the names of its fields, as they were sent. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with a field, as a sentence for the customer. */
export type FormErrors = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email';
  /** The token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string;
  readonly inputmode?: 'numeric' | 'text';
  readonly required?: boolean;
  readonly maxlength?: number;
}

export interface Filled {
  readonly values: FormValues;
  readonly errors: FormErrors;
}

/**
 * An input with its label. Its hint and its error are part of its description, so that screen readers read
 * them with it.
 */
export function inputField(
  { name, label, hint, type = 'text', autocomplete, inputmode, required = true, maxlength = 200 }: Field,
  { values, errors }: Filled,
): Html {
  const error = errors[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${values[name] ?? ''}"
      autocomplete="${autocomplete}"
      maxlength="${maxlength}"
      ${inputmode === undefined ? undefined : html`inputmode="${inputmode}"`}
      ${required && html`required`}
      ${describedBy(name, hint, error)}
    />
    ${notes(name, hint, error)}
  </div>`;
}

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A list to choose from, with its label. */
export function selectField(
  { name, label, autocomplete }: Pick<Field, 'name' | 'label' | 'autocomplete'>,
  choices: readonly Choice[],
  { values, errors }: Filled,
): Html {
  const error = errors[name];
  const options = [{ value: '', text: 'Choose' }, ...choices].map(
    ({ value, text }) =>
      html`<option value="${value}" ${value === (values[name] ?? '') && html`selected`}>${text}</option>`,
  );
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" autocomplete="${autocomplete}" required ${describedBy(name, undefined, error)}>
      ${options}
    </select>
    ${notes(name, undefined, error)}
  </div>`;
}

function describedBy(name: string, hint: string | undefined, error: string | undefined): Html {
  const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(error === undefined ? [] : [`${name}-error`])];
  return html`${ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`}
  ${error !== undefined && html`aria-invalid="true"`}`;
}

function notes(name: string, hint: string | undefined, error: string | undefined): Html {
  return html`${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}${
    error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`
  }`;
}

/** All errors of a form, before it, with links to the fields. */
export function errorSummary(errors: FormErrors): Html | undefined {
  const entries = Object.entries(errors);
  if (entries.length === 0) return undefined;
  return html`<div class="alert" role="alert">
    <h2>Please correct this:</h2>
    <ul>
      ${entries.map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}
    </ul>
  </div>`;
}

/** A message above a form, which screen readers read at once. */
export function alert(text: string): Html {
  return html`<div class="alert" role="alert"><p>${text}</p></div>`;
}

/** A form that is sent to the address of the page. The service finds out from `step` what it is about. */
export function form(step: string, content: Html): Html {
  return html`<form method="post" novalidate><input type="hidden" name="step" value="${step}" />${content}</form>`;
}
