import type { MediaType, Operation, Response } from '../../../model/api.ts';
import { successes } from '../../resources.ts';
import { renderTemplate } from '../../templates.ts';
import type { Field, FieldReader, Reading } from '../fields/field-reader.ts';
import { Html } from '../markup/html.ts';
import { markdownHtml } from '../markup/markdown.ts';
import { MarkdownText } from '../markup/markdown-text.ts';
import type { FieldRenderer } from '../fields/field-renderer.ts';
import { type SearchPlace, searchPlaces } from '../fields/search-places.ts';

/** What is sent or comes back at one place of an operation: its section of the page. */
export interface Part {
  readonly html: Html;
  readonly markdown: MarkdownText;
  readonly places: readonly SearchPlace[];
}

interface PartView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly headers: readonly Field[];
}

/** Makes the parts of the pages of operations; those of a response that many of them give, only once. */
export class OperationParts {
  readonly #renderer: FieldRenderer;
  readonly #shares: boolean;
  readonly #responses = new Map<string, Reading<Part>[]>();
  readonly #texts = new Map<string, number>();
  readonly #numbers = new WeakMap<readonly object[], number>();

  /** One that does not share makes each page of nothing but its own parts, so that it can be kept by itself. */
  constructor(renderer: FieldRenderer, shares: boolean) {
    this.#renderer = renderer;
    this.#shares = shares;
  }

  /** What is sent and what comes back, in this order; errors that have a page of their own are left to the table of errors. */
  of(operation: Operation, path: string, reader: FieldReader): Part[] {
    const parameters = (['path', 'query', 'header', 'cookie'] as const).flatMap((where): PartView[] => {
      const own = operation.parameters.filter((parameter) => parameter.in === where);
      if (own.length === 0) return [];
      const title = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' }[where];
      const fields = own.map((parameter) => parameterField(parameter, reader));
      return [{ id: `in-${where}`, title, description: '', fields, headers: [] }];
    });
    const request = operation.body === undefined ? [] : bodyParts(operation.body.content, operation.body, reader);
    const catalogued = operation.errorCodes.length > 0;
    const good = successes(operation);
    const answers = operation.responses.filter(
      (response) => !catalogued || good.includes(response) || response.status.startsWith('3'),
    );
    return [
      ...[...parameters, ...request].map((part) => this.#rendered(part, path)),
      ...answers.map((response) => this.#response(response, path, reader)),
    ];
  }

  /** Ids in a response begin with its status, and so differ from all others on the page. */
  #response(response: Response, path: string, reader: FieldReader): Part {
    const make = (): Part => this.#rendered(responsePart(response, reader), path);
    const { status, description, headers, content } = response;
    if (!this.#shares || !/^\w+$/.test(status)) return make();
    const bodies = (): unknown => [content[0]?.schema, content.map(({ mediaType }) => mediaType)];
    const key = `${status} ${this.#alike(headers)} ${this.#alike(content, bodies)} ${description}`;
    const known = this.#responses.get(key) ?? [];
    const same = known.find((reading) => reader.repeats(reading));
    if (same !== undefined) return same.made;
    const reading = reader.reading(make);
    this.#responses.set(key, [...known, reading]);
    return reading.made;
  }

  /** A number for what is shown of a list: the same for lists of which the same is shown. Many responses have the very same lists. */
  #alike(list: readonly object[], shown: () => unknown = () => list): number {
    let number = this.#numbers.get(list);
    if (number === undefined) {
      const text = JSON.stringify(shown());
      number = this.#texts.get(text) ?? this.#texts.size;
      this.#texts.set(text, number);
      this.#numbers.set(list, number);
    }
    return number;
  }

  /** All pages of operations are in one folder, so that a link in one of them is the same in another. */
  #rendered({ id, title, description, fields, headers }: PartView, path: string): Part {
    const view = { id, title };
    return {
      html: new Html(
        renderTemplate('docs/part.html', {
          ...view,
          description: markdownHtml(description, 3),
          fields: this.#renderer.html(fields, path, 2),
          headers: headers.length > 0 && this.#renderer.html(headers, path, 1),
        }),
      ),
      markdown: new MarkdownText(
        renderTemplate('docs/part.md', {
          ...view,
          description,
          fields: this.#renderer.markdown(fields, path),
          headers: headers.length > 0 && this.#renderer.markdown(headers, path),
        }),
      ),
      places: searchPlaces(fields),
    };
  }
}

function parameterField(parameter: Operation['parameters'][number], reader: FieldReader): Field {
  const { name, schema, required, deprecated, description, example, valuePermissions, errorCode } = parameter;
  const more = valuePermissions.map(
    ({ value, permissions }) =>
      `\`${value}\` needs the permission ${permissions.map((one) => `\`${one}\``).join(' and ')}.`,
  );
  const answer = errorCode === undefined ? [] : [`A value that does not fit is answered with \`${errorCode}\`.`];
  const whole = [description, ...more, ...answer].filter((text) => text !== undefined && text !== '').join(' ');
  return reader.field(parameter.in, name, schema, {
    required,
    about: {
      deprecated,
      ...(whole !== '' && { description: whole }),
      ...(example !== undefined && { examples: [example] }),
    },
  });
}

function bodyParts(
  content: readonly MediaType[],
  { description, required }: NonNullable<Operation['body']>,
  reader: FieldReader,
): PartView[] {
  return content.map(({ mediaType, schema }, index) => ({
    id: index === 0 ? 'request-body' : `request-body-${index + 1}`,
    title: content.length > 1 || !isJson(mediaType) ? `Body as ${mediaType}` : 'Body',
    description: [description, required ? '' : 'The body may be left out.'].filter(Boolean).join(' '),
    fields: schema === undefined ? [] : reader.members('body', schema),
    headers: [],
  }));
}

function responsePart({ status, description, content, headers }: Response, reader: FieldReader): PartView {
  const [first, ...more] = content;
  const also = more.length > 0 ? ` Also as ${more.map(({ mediaType }) => mediaType).join(', ')}.` : '';
  return {
    id: `response-${status}`,
    title: status === 'default' ? 'Any other response' : `Response ${status}`,
    description: `${description}${also}`,
    fields: first?.schema === undefined ? [] : reader.members(`response${status}`, first.schema),
    headers: headers.map((header) =>
      reader.field(`response${status}.header`, header.name, header.schema, {
        required: header.required,
        ...(header.description !== undefined && { about: { description: header.description } }),
      }),
    ),
  };
}

function isJson(mediaType: string): boolean {
  return /[/+]json\s*(;|$)/i.test(mediaType);
}
