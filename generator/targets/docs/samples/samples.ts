import type { JsonValue } from '../../../json.ts';
import type { Api, Operation, Parameter } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { isIdentifier, memberAccess, propertyKey, quoted } from '../../code.ts';
import { bodyMedia, contentType } from '../../bodies.ts';
import { parameterKey, successes } from '../../resources.ts';
import type { Language } from '../markup/highlight.ts';
import { parameterValue, writtenPath, writtenQuery } from './sample-values.ts';
import type { Shapes } from '../fields/shapes.ts';
import type { Site } from '../site/site.ts';

/** The same call in one of the ways in which a reader can make it. */
export interface Sample {
  readonly name: string;
  /** Marks the choice of a reader, who wants it on the next page as well. */
  readonly key: string;
  readonly language: Language;
  readonly code: string;
}

/** Where an API is, and what proves who calls. */
type Callable = Pick<Api, 'servers' | 'securitySchemes'>;

/** A call of an operation with an example's values: what has to be given, and the body. The key comes from the environment. */
export function samplesOf(
  operation: Operation,
  { api, shapes, scope }: Pick<Site, 'shapes' | 'scope'> & { readonly api: Callable },
): Sample[] {
  const call = callOf(operation, api, shapes);
  return [
    { name: 'curl', key: 'curl', language: 'sh', code: curl(call) },
    { name: 'TypeScript client', key: 'client', language: 'js', code: client(call, scope) },
    { name: 'fetch', key: 'fetch', language: 'js', code: fetchSample(call) },
  ];
}

interface Call {
  readonly operation: Operation;
  readonly server: string;
  readonly url: string;
  readonly parameters: readonly { readonly parameter: Parameter; readonly value: JsonValue }[];
  /** What proves who calls, or nothing for who may be anyone. */
  readonly credential: Credential | undefined;
  readonly mediaType: string | undefined;
  readonly body: JsonValue | undefined;
}

interface Credential {
  readonly header: string;
  /** Before the key, as `Bearer `. */
  readonly before: string;
}

function callOf(operation: Operation, api: Callable, shapes: Shapes): Call {
  const server = serverUrl(api);
  const given = operation.parameters
    .filter(({ required }) => required)
    .map((parameter) => ({ parameter, value: parameterValue(parameter, shapes) }));
  const media = bodyMedia(operation);
  return {
    operation,
    server,
    url: `${server}${writtenPath(operation.path, given)}${writtenQuery(given)}`,
    parameters: given,
    credential: credentialOf(operation, api),
    mediaType: media && contentType(media),
    // What is no JSON has another form on the wire than in an example.
    body: media?.kind === 'json' ? media.examples[0]?.value : undefined,
  };
}

/** Address of the first server, its variables at their defaults. */
export function serverUrl({ servers }: Pick<Api, 'servers'>): string {
  const [first] = servers;
  if (first === undefined) return 'https://api.example.com';
  const url = first.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    first.url,
  );
  // An address without a host is below the one that the document is read from, which nobody knows here.
  return (url.startsWith('/') ? `https://api.example.com${url}` : url).replace(/\/$/, '');
}

function credentialOf(
  { security }: Operation,
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
): Credential | undefined {
  const scheme = securitySchemes.find(({ name }) => name === security[0]?.scheme)?.json;
  if (scheme === undefined) return undefined;
  if (scheme['type'] === 'apiKey') {
    return scheme['in'] === 'header' ? { header: String(scheme['name']), before: '' } : undefined;
  }
  return { header: 'Authorization', before: scheme['scheme'] === 'basic' ? 'Basic ' : 'Bearer ' };
}

function curl({ operation, url, credential, parameters, mediaType, body }: Call): string {
  const isPlain = operation.method === 'get' || (operation.method === 'post' && body !== undefined);
  const headers = parameters.filter(({ parameter }) => parameter.in === 'header');
  const lines = [
    `curl ${shell(url)}`,
    ...(isPlain ? [] : [`-X ${operation.method.toUpperCase()}`]),
    ...(credential === undefined ? [] : [`-H ${credentialWord(credential)}`]),
    ...(body === undefined ? [] : [`-H ${shell(`Content-Type: ${mediaType}`)}`]),
    ...headers.map(({ parameter, value }) => `-H ${shell(`${parameter.name}: ${plain(value)}`)}`),
    ...(body === undefined ? [] : [`-d ${shell(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The key is the shell's to fill in; what stands before it is not. */
function credentialWord({ header, before }: Credential): string {
  return /^[\w-]+$/.test(header) ? `"${header}: ${before}$API_KEY"` : `${shell(`${header}: ${before}`)}"$API_KEY"`;
}

/** One word for a POSIX shell, whatever the text. */
function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function client(call: Call, scope: string): string {
  const { operation, server, parameters, body, credential } = call;
  const parts = (['path', 'query', 'header'] as const).flatMap((where) => {
    const own = parameters.filter(({ parameter }) => parameter.in === where);
    const members = own.map(({ parameter, value }) => [parameterKey(parameter), value] as const);
    const name = where === 'header' ? 'headers' : where;
    return own.length === 0 ? [] : [[name, Object.fromEntries(members) as JsonValue] as const];
  });
  const request = [...parts, ...(body === undefined ? [] : [['body', body] as const])];
  const key = credential === undefined ? '' : ', apiKey: process.env.API_KEY';
  const argument = request.length === 0 ? '{}' : code(Object.fromEntries(request));
  const answers = successes(operation).some(({ content }) => content.length > 0);
  return [
    `import { createClient } from ${quoted(`${scope}/client`)};`,
    '',
    `const client = createClient({ baseUrl: ${quoted(server)}${key} });`,
    `${answers ? 'const answer = ' : ''}await client${memberAccess(operation.resource)}${memberAccess(operation.name)}(${argument});`,
    ...(answers ? ['console.log(answer);'] : []),
  ].join('\n');
}

function fetchSample({ operation, url, credential, parameters, mediaType, body }: Call): string {
  const headers = [
    ...(credential === undefined
      ? []
      : [`${propertyKey(credential.header)}: \`${credential.before}\${process.env.API_KEY}\``]),
    ...(body === undefined ? [] : [`'Content-Type': ${quoted(mediaType ?? 'application/json')}`]),
    ...parameters.flatMap(({ parameter, value }) =>
      parameter.in === 'header' ? [`${quoted(parameter.name)}: ${quoted(plain(value))}`] : [],
    ),
  ];
  const options = [
    ...(operation.method === 'get' ? [] : [`  method: ${quoted(operation.method.toUpperCase())},`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((line) => `    ${line},`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${code(body, '  ')}),`]),
  ];
  const answers = successes(operation).some(({ content }) => content.length > 0);
  return [
    options.length === 0
      ? `const response = await fetch(${quoted(url)});`
      : [`const response = await fetch(${quoted(url)}, {`, ...options, '});'].join('\n'),
    'if (!response.ok) throw new Error(await response.text());',
    ...(answers ? ['console.log(await response.json());'] : []),
  ].join('\n');
}

/** A JSON value as TypeScript, laid out as a person would. */
function code(value: JsonValue, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const items = value.map((item) => code(item, inner));
    const line = `[${items.join(', ')}]`;
    return line.length + indent.length < 60 && !line.includes('\n')
      ? line
      : `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${codeKey(key)}: ${code(member, inner)}`);
  if (members.length === 0) return '{}';
  const line = `{ ${members.join(', ')} }`;
  return line.length + indent.length < 60 && !line.includes('\n')
    ? line
    : `{\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}}`;
}

function codeKey(key: string): string {
  return isIdentifier(key) || key === '__proto__' ? propertyKey(key) : quoted(key);
}

function plain(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
