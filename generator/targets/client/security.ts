import type { JsonObject } from '../../json.ts';
import type { Api, Operation } from '../../model/api.ts';
import { string } from '../../model/reader.ts';
import { kebabCase } from '../../model/names.ts';
import { MarkdownText } from '../docs/markup/safe-text.ts';
import { memberAccess, propertyKey, quoted } from '../code.ts';

/** A security scheme whose credentials the client sends. */
export interface ClientScheme {
  readonly name: string;
  /** The function or constant of the runtime that sends its credential, and its argument. */
  readonly factory: 'bearer' | 'basic' | 'headerKey' | 'queryKey' | 'cookieKey';
  readonly parameter: string;
  readonly sent: string;
  readonly description: string;
}

/** Other options of a client, which no short form may hide. */
const OPTIONS =
  'allowBrowser auth baseUrl checkRequests fetch headers hooks maxRetries onInvalidResponse timeoutMs timing'.split(
    ' ',
  );

/** The schemes that operations require. Client certificates are none of them: connections have those. */
export function clientSchemes(api: Pick<Api, 'operations' | 'securitySchemes'>): ClientScheme[] {
  const isUsed = (name: string): boolean =>
    api.operations.some(({ security }) => security.flat().some(({ scheme }) => scheme === name));
  return sentSchemes(api).filter(({ name }) => isUsed(name));
}

/** Every scheme of the document whose credentials the client can send. */
export function sentSchemes({ securitySchemes }: Pick<Api, 'securitySchemes'>): ClientScheme[] {
  return securitySchemes.flatMap(({ name, json }) => {
    const sending = sendingOf(json);
    return sending === undefined ? [] : [{ name, description: string(json['description']) ?? '', ...sending }];
  });
}

type Sending = Pick<ClientScheme, 'factory' | 'parameter' | 'sent'>;

function sendingOf(json: JsonObject): Sending | undefined {
  const [key = '', scheme = ''] = [string(json['name']), string(json['scheme'])];
  const { type } = json;
  const place = type === 'apiKey' ? json['in'] : undefined;
  const bearer = (sent: string): Sending => ({ factory: 'bearer', parameter: '', sent });
  const header = (name: string, sent: string): Sending => ({ factory: 'headerKey', parameter: name, sent });
  if (place === 'header') return header(key.toLowerCase(), `Sent unchanged in the header \`${key}\`.`);
  if (place === 'query') return { factory: 'queryKey', parameter: key, sent: `Sent in the query as \`${key}\`.` };
  if (place === 'cookie') return { factory: 'cookieKey', parameter: key, sent: `Sent in the cookie \`${key}\`.` };
  if (type === 'oauth2') return bearer('An OAuth 2 access token, sent as `Authorization: Bearer …`.');
  if (type === 'openIdConnect') return bearer('An OpenID Connect token, sent as `Authorization: Bearer …`.');
  if (type !== 'http') return undefined;
  if (/^basic$/i.test(scheme)) return { factory: 'basic', parameter: '', sent: SENT_AS_BASIC };
  if (/^bearer$/i.test(scheme)) return bearer(SENT_AS_BEARER);
  return header('authorization', `The whole value of the header \`Authorization\`, such as \`${scheme} …\`.`);
}

const SENT_AS_BASIC = 'A user name and a password, `{ username, password }`, sent as `Authorization: Basic …`.';
const SENT_AS_BEARER = 'Sent as `Authorization: Bearer …`. A value with a space, such as `Token …`, is sent unchanged.';

/** The name of the only scheme, if the client has an option with that name. */
function shortName(schemes: readonly ClientScheme[]): string | undefined {
  const [only, ...others] = schemes;
  return only && others.length === 0 && !OPTIONS.includes(only.name) ? only.name : undefined;
}

export function clientOptionsView(api: Api) {
  const schemes = clientSchemes(api).map(({ sent, description, ...scheme }) => ({
    ...scheme,
    basic: scheme.factory === 'basic',
    doc: [sent, description].filter(Boolean).join('\n\n'),
  }));
  const factories = [...new Set(schemes.map(({ factory }) => factory))].sort();
  const short = shortName(clientSchemes(api));
  return {
    schemes,
    factories: factories.map((name) => ({ name, file: kebabCase(name) })),
    basic: factories.includes('basic'),
    short: short ?? '',
    shortDoc: short === undefined ? '' : `The credential of \`auth.${short}\`.`,
  };
}

/** The credentials in the README. */
export function credentialsView(api: Api) {
  const schemes = clientSchemes(api);
  const short = shortName(schemes);
  return {
    schemes: schemes.map(({ name, sent }) => ({
      option: short === undefined ? `auth${memberAccess(name)}` : short,
      sent,
    })),
    options: new MarkdownText(credentialOptions(api)),
  };
}

/**
 * The names of the schemes whose credentials an operation requires, as alternatives; those without any last.
 * Undefined for the only scheme of the document, which the client requires by default.
 */
export function requiredSchemes({ security }: Operation, api: Pick<Api, 'securitySchemes'>): string[][] | undefined {
  const sent = sentSchemes(api).map(({ name }) => name);
  const sets = security.map((requirement) =>
    requirement.map(({ scheme }) => scheme).filter((name) => sent.includes(name)),
  );
  const ordered = sets.toSorted((a, b) => Number(a.length === 0) - Number(b.length === 0));
  const distinct = [...new Map(ordered.map((names) => [names.join('\n'), names])).values()];
  const isDefault = sent.length === 1 && distinct.length === 1 && distinct[0]!.length === 1;
  return isDefault || sent.length === 0 ? undefined : distinct;
}

/** Options of `createClient` with credentials, for examples: `, apiKey: process.env.API_KEY`. */
export function credentialOptions(api: Api, operation?: Operation): string {
  const schemes = clientSchemes(api);
  const required = operation && (requiredSchemes(operation, api) ?? [schemes.map(({ name }) => name)]);
  const needed = required?.[0] ?? (required ? [] : schemes.slice(0, 1).map(({ name }) => name));
  const members = schemes.filter(({ name }) => needed.includes(name)).map(credentialMember);
  if (members.length === 0) return '';
  return shortName(schemes) === undefined ? `, auth: { ${members.join(', ')} }` : `, ${members[0]!}`;
}

const USER = `{ username: ${quoted('YOUR_USERNAME')}, password: ${quoted('YOUR_PASSWORD')} }`;

/** `apiKey: process.env.API_KEY` */
function credentialMember({ name, factory }: ClientScheme): string {
  const variable = kebabCase(name)
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  return `${propertyKey(name)}: ${factory === 'basic' ? USER : `process.env${memberAccess(variable)}`}`;
}
