import type { Operation } from '../../../model/api.ts';
import { propertyKey, quoted } from '../../code.ts';
import type { Site } from '../site/site.ts';
import { type Call, callOf } from './call.ts';
import { callCode, valueCode } from './call-code.ts';

export type Sample = ReturnType<typeof samplesOf>[number];

/** Calls of an operation with example values. The API key comes from the environment variable `API_KEY`. */
export function samplesOf(operation: Operation, { api, shapes, scope }: Pick<Site, 'api' | 'shapes' | 'scope'>) {
  const call = callOf(operation, api, shapes);
  // The reader chooses a `key` once for all pages.
  return [
    { name: 'curl', key: 'curl', language: 'sh', code: curlSample(call) },
    { name: 'TypeScript client', key: 'client', language: 'js', code: clientSample(call, scope) },
    { name: 'fetch', key: 'fetch', language: 'js', code: fetchSample(call) },
  ] as const;
}

function curlSample({ operation, url, credentials, headers, mediaType, body }: Call): string {
  const isDefaultMethod = operation.method === 'get' || (operation.method === 'post' && body !== undefined);
  const lines = [
    `curl ${shell(url)}`,
    ...(isDefaultMethod ? [] : [`-X ${operation.method.toUpperCase()}`]),
    ...credentials.map((credential) => `-H ${shellCredential(credential)}`),
    ...(body === undefined ? [] : [`-H ${shell(`Content-Type: ${mediaType}`)}`]),
    ...headers.map(({ name, text }) => `-H ${shell(`${name}: ${text}`)}`),
    ...(body === undefined ? [] : [`-d ${shell(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The shell must expand the key, and nothing else. */
function shellCredential({ header, prefix }: Call['credentials'][number]): string {
  return /^[\w-]+$/.test(header) ? `"${header}: ${prefix}$API_KEY"` : `${shell(`${header}: ${prefix}`)}"$API_KEY"`;
}

/** Quotes any text as one argument for a POSIX shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function clientSample(call: Call, scope: string): string {
  const { server, clientOptions, returnsBody } = call;
  const sent = `await ${callCode(call)};`;
  return [
    `import { createClient } from ${quoted(`${scope}/client`)};`,
    '',
    `const client = createClient({ baseUrl: ${quoted(server)}${clientOptions} });`,
    ...(returnsBody ? [`const result = ${sent}`, 'console.log(result);'] : [sent]),
  ].join('\n');
}

function fetchSample({ operation, url, credentials, headers, mediaType, body, returnsBody }: Call): string {
  const members = [
    ...credentials.map(({ header, prefix }) => `${propertyKey(header)}: \`${prefix}\${process.env.API_KEY}\``),
    ...(body === undefined ? [] : [`'Content-Type': ${quoted(mediaType ?? 'application/json')}`]),
    ...headers.map(({ name, text }) => `${quoted(name)}: ${quoted(text)}`),
  ];
  const options = [
    ...(operation.method === 'get' ? [] : [`  method: ${quoted(operation.method.toUpperCase())},`]),
    ...(members.length === 0 ? [] : ['  headers: {', ...members.map((line) => `    ${line},`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${valueCode(body, '  ')}),`]),
  ];
  const call = options.length === 0 ? [`fetch(${quoted(url)});`] : [`fetch(${quoted(url)}, {`, ...options, '});'];
  return [
    `const response = await ${call.join('\n')}`,
    'if (!response.ok) throw new Error(await response.text());',
    ...(returnsBody ? ['console.log(await response.json());'] : []),
  ].join('\n');
}
