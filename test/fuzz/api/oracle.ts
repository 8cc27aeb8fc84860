import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type { JsonObject } from '../../../generator/json.ts';
import type { WholeSchema } from '../../support/schema-arbitrary.ts';
import { followIn, undocumentedMembers } from '../../support/undocumented.ts';
import type { DocumentedApi, Operation } from './documented-api.ts';
import type { FuzzRequest, FuzzResponse } from './request.ts';

interface ErrorBody {
  readonly error?: {
    readonly code: string;
    readonly type: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
}

/** The responses documented for requests that match no operation. */
const WITHOUT_OPERATION = ['invalid_url', 'method_not_allowed', 'request_headers_too_large', 'bad_request'];

/** Follows RFC 5321; ajv-formats requires a dot in each domain. */
const MAILBOX =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

/** Validates responses against the document with Ajv instead of the generated validators. */
export class Oracle {
  readonly #api: DocumentedApi;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateFormats: true });
  readonly #checks = new Map<object, ValidateFunction>();
  readonly #follow;

  constructor(api: DocumentedApi) {
    this.#api = api;
    this.#follow = followIn(api.document);
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addFormat('email', MAILBOX);
    this.#ajv.addSchema(api.document, 'document');
  }

  /** Whether a value of a request conforms to its schema. */
  fits(schema: WholeSchema, value: unknown): boolean {
    return this.#check(schema)(value);
  }

  /** Faults of a response; empty if it conforms. `unexplained` reports rejections of valid requests. */
  faults({ operation, expected, method }: FuzzRequest, response: FuzzResponse): string[] {
    const { status, headers, text } = response;
    if (status >= 500) return [`status ${status}`];
    const body = method === 'HEAD' || text === '' ? undefined : parsed(text);
    const code = (body as ErrorBody | undefined)?.error?.code;
    const faults = [
      ...this.#errorFaults(operation, status, body as ErrorBody | undefined),
      ...(operation === undefined ? [] : this.#responseFaults(operation, method, response, body)),
    ];
    if (!/^[0-9a-f-]{36}$/.test(String(headers['request-id']))) faults.push('Request-Id is missing');
    if (expected.kind === 'rejected') {
      if (status < 400) faults.push(`${status} for what has to be refused`);
      else if (
        expected.codes !== undefined &&
        !expected.codes.includes(code ?? (method === 'HEAD' ? expected.codes[0]! : ''))
      )
        faults.push(`${code} instead of ${expected.codes.join(' or ')}`);
    }
    if (code === 'method_not_allowed' && headers['allow'] === undefined) faults.push('405 without Allow');
    return faults;
  }

  #errorFaults(operation: Operation | undefined, status: number, body: ErrorBody | undefined): string[] {
    if (status < 400 || body === undefined) return [];
    const { code = '', type } = body.error ?? {};
    const known = this.#api.errors[code];
    if (known === undefined) return [`the error code ${code} is in no catalog`];
    const documented = operation?.errorCodes ?? [...WITHOUT_OPERATION, 'invalid_token'];
    return [
      ...(documented.includes(code) ? [] : [`the error code ${code} is not documented here`]),
      ...(known.status === status && known.type === type ? [] : [`${code} with status ${status} and type ${type}`]),
    ];
  }

  #responseFaults(
    { responses }: Operation,
    method: string,
    { status, headers, text }: FuzzResponse,
    body: unknown,
  ): string[] {
    const documented = responses[String(status)];
    if (documented === undefined) return [`status ${status} is not documented`];
    const faults: string[] = [];
    for (const [name, json] of Object.entries((documented['headers'] ?? {}) as Record<string, JsonObject>)) {
      const header = this.#follow(json);
      const value = headers[name.toLowerCase()];
      if (value === undefined) {
        if (header['required'] === true) faults.push(`the header ${name} is missing`);
        continue;
      }
      const schema = header['schema'] as JsonObject;
      const check = this.#check(schema);
      if (!check(schema['type'] === 'integer' ? Number(value) : value)) faults.push(`the header ${name} is ${value}`);
    }
    if (method === 'HEAD') return text === '' ? faults : [...faults, 'a body in the response to HEAD'];
    const [[mediaType, content] = []] = [
      Object.entries((documented['content'] ?? {}) as Record<string, JsonObject>)[0],
    ];
    if (content === undefined) return text === '' ? faults : [...faults, `a body where none is documented`];
    const sent = String(headers['content-type']).split(';', 1)[0];
    if (sent !== mediaType) faults.push(`the media type ${sent} instead of ${mediaType}`);
    const schema = content['schema'] as JsonObject;
    const check = this.#check(schema);
    if (!check(body)) {
      const [error] = check.errors ?? [];
      faults.push(`the body breaks its schema at ${error?.instancePath || 'the top'}: ${error?.message}`);
    }
    faults.push(
      ...undocumentedMembers(body, schema, this.#follow).map((name) => `the member ${name} is not documented`),
    );
    return faults;
  }

  #check(schema: JsonObject): ValidateFunction {
    const known = this.#checks.get(schema);
    if (known !== undefined) return known;
    const check = this.#ajv.compile(withAbsoluteReferences(schema) as object);
    this.#checks.set(schema, check);
    return check;
  }
}

/** Rewrites references to the document's name in the validator. */
function withAbsoluteReferences(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `document${value}` : value,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
