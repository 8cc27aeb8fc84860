import type { JsonValue } from '../../../json.ts';
import type { Operation } from '../../../model/api.ts';
import { bodyMedia, contentType } from '../../bodies.ts';
import { renderTemplate } from '../../templates.ts';
import { operationGroups } from './groups.ts';
import { parameterValue } from '../samples/sample-values.ts';
import { serverUrl } from '../samples/samples.ts';
import { operationTitle, type PageEntry, type Section, type Site } from './site.ts';

/** Every operation with its example as a Postman collection (format 2.1), which Bruno, Insomnia and others import too. */
export function postmanCollection(site: Site): string {
  const { info, securitySchemes, operations } = site.whole;
  const bearer = securitySchemes.find(({ json }) => json['type'] === 'http' && json['scheme'] === 'bearer');
  const collection = {
    info: {
      name: info.title,
      description: info.summary ?? '',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    ...(bearer !== undefined &&
      operations.length > 0 && {
        auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
      }),
    variable: [
      { key: 'baseUrl', value: serverUrl(site.api) },
      { key: 'apiKey', value: '' },
    ],
    item: operationGroups(site.whole).map(({ name, description, operations: own }) => ({
      name,
      description,
      item: own.map((operation) => postmanRequest(operation, site)),
    })),
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}

function postmanRequest(operation: Operation, site: Site): object {
  const in_ = (where: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => ({
        key: parameter.name,
        value: text(parameterValue(parameter, site.shapes)),
        description: parameter.description ?? '',
        ...(where !== 'path' && { disabled: !parameter.required }),
      }));
  const media = bodyMedia(operation);
  const body = media?.kind === 'json' ? media.examples[0]?.value : undefined;
  const path = operation.path.replace(/\{([^}]+)\}/g, ':$1');
  const headers = [
    ...in_('header'),
    ...(body === undefined ? [] : [{ key: 'Content-Type', value: contentType(media!) }]),
  ];
  return {
    name: operationTitle(operation),
    request: {
      method: operation.method.toUpperCase(),
      description: operation.description ?? '',
      header: headers,
      url: {
        raw: `{{baseUrl}}${path}`,
        host: ['{{baseUrl}}'],
        path: path.split('/').slice(1),
        variable: in_('path'),
        query: in_('query'),
      },
      ...(operation.security.length === 0 && { auth: { type: 'noauth' } }),
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      }),
    },
    response: [],
  };
}

function text(value: JsonValue): string {
  return Array.isArray(value) ? value.map(text).join(',') : typeof value === 'string' ? value : JSON.stringify(value);
}

const SECTIONS: readonly (readonly [Section, string])[] = [
  ['start', 'Start'],
  ['guides', 'Guides'],
  ['operations', 'Operations'],
  ['events', 'Events'],
  ['errors', 'Errors'],
  ['schemas', 'Schemas'],
  ['changelog', 'Changelog'],
];

/** All pages as Markdown, listed as llmstxt.org says. */
export function llmsText(pages: readonly PageEntry[], { api }: Site): string {
  const sections = SECTIONS.map(([section, title]) => ({
    title,
    pages: pages
      .filter((page) => page.section === section)
      .map(({ path, title: words, summary }) => ({ path, words, summary })),
  }));
  return renderTemplate('docs/llms.txt', {
    title: api.info.title,
    summary: api.info.summary ?? api.info.title,
    sections: sections.filter((section) => section.pages.length > 0),
  });
}
