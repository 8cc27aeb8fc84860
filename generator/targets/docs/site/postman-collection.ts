import type { Operation } from '../../../model/api.ts';
import { bodyMedia, contentType } from '../../bodies.ts';
import { plainText } from '../fields/plain-text.ts';
import { parameterValue } from '../samples/sample-values.ts';
import { serverUrl } from '../samples/server-url.ts';
import { operationsByGroup, tagDescription } from './groups.ts';
import { operationTitle, type Site } from './site.ts';

/** Every operation with its example, as a Postman collection (format 2.1), which Bruno, Insomnia and others import too. */
export function postmanCollection(site: Site): string {
  const { info, securitySchemes, operations } = site.api;
  const hasBearer = securitySchemes.some(({ json }) => json['type'] === 'http' && json['scheme'] === 'bearer');
  const collection = {
    info: {
      name: info.title,
      description: info.summary ?? '',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    ...(hasBearer &&
      operations.length > 0 && {
        auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
      }),
    variable: [
      { key: 'baseUrl', value: serverUrl(site.api) },
      { key: 'apiKey', value: '' },
    ],
    item: operationsByGroup(site.api).map(([name, own]) => ({
      name,
      description: tagDescription(site.api, name),
      item: own.map((operation) => postmanItem(operation, site)),
    })),
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}

function postmanItem(operation: Operation, site: Site): object {
  const media = bodyMedia(operation);
  const body = media?.kind === 'json' ? media.examples[0]?.value : undefined;
  const path = operation.path.replace(/\{([^}]+)\}/g, ':$1');
  const contentTypes = body === undefined ? [] : [{ key: 'Content-Type', value: contentType(media!) }];
  return {
    name: operationTitle(operation),
    request: {
      method: operation.method.toUpperCase(),
      description: operation.description ?? '',
      header: [...parametersIn('header', operation, site), ...contentTypes],
      url: {
        raw: `{{baseUrl}}${path}`,
        host: ['{{baseUrl}}'],
        path: path.split('/').slice(1),
        variable: parametersIn('path', operation, site),
        query: parametersIn('query', operation, site),
      },
      ...(operation.security.length === 0 && { auth: { type: 'noauth' } }),
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      }),
    },
    response: [],
  };
}

function parametersIn(location: string, { parameters }: Operation, { shapes }: Site): object[] {
  return parameters
    .filter((parameter) => parameter.in === location)
    .map((parameter) => ({
      key: parameter.name,
      value: [parameterValue(parameter, shapes)].flat().map(plainText).join(','),
      description: parameter.description ?? '',
      ...(location !== 'path' && { disabled: !parameter.required }),
    }));
}
