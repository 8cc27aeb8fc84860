import { createInstance, type IHttpResponse } from '@stoplight/prism-http';

import type { Example, MediaType, Operation, Response } from '../model/api.ts';
import { optional } from '../model/reader.ts';

/** The preferences of a request for its response (RFC 7240: `Prefer: code=404, dynamic=true`). */
export interface Preferences {
  readonly code?: number;
  /** Name of one of its examples, or an error code of the operation. */
  readonly exampleKey?: string;
  /** Generates values from the schema instead of an example. */
  readonly dynamic: boolean;
  /** The same seed generates the same values. */
  readonly seed?: string;
}

/** The part of a document that a request selects. */
export interface Selection {
  readonly status: number;
  /** Absent where Prism names no response of the document, such as for a request with `HEAD`. */
  readonly response?: Response;
  /** Absent for a response without a body. */
  readonly media?: MediaType;
  readonly example?: Example;
}

type Log = Parameters<typeof createInstance>[1]['logger'];
type PrismOperation = Parameters<ReturnType<typeof createInstance>['request']>[1][number];

/** Uses Prism only to select a response; the generated server validates requests first. */
const CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;

/**
 * Prism selects status, media type and example. It receives these alone: it would open the references in a
 * document's extensions, call the URLs of callbacks, and make values that ignore patterns. The returned
 * function throws Prism's ProblemJsonError where there is no response, such as for an undocumented status.
 */
export function createPrism() {
  const instance = createInstance({ ...CONFIG, mock: { dynamic: false } }, { logger: SILENT as Log });
  return async (
    operation: Operation,
    { accept, ...mock }: Pick<Preferences, 'code' | 'exampleKey'> & { readonly accept?: string | undefined },
  ): Promise<Selection> => {
    const request = { method: operation.method, url: { path: PATH }, headers: accept === undefined ? {} : { accept } };
    const config = { ...CONFIG, mock: { ...mock, dynamic: false } };
    const result = await instance.request(request, [prismOperation(operation)], config)();
    if (result._tag === 'Left') throw result.left;
    const { statusCode, headers = {}, body } = result.right.output as IHttpResponse;
    const response = headers[RESPONSE] as unknown as Response | undefined;
    const selected = body as Pick<Selection, 'media' | 'example'> | undefined;
    return { status: statusCode, ...optional('response', response), ...selected };
  };
}

/** Of every request and operation: Prism receives one operation at a time. */
const PATH = '/';

/** A header and examples whose values are the parts of the document, which Prism returns unchanged. */
const RESPONSE = 'response';

function prismOperation({ id, method, responses }: Operation): PrismOperation {
  const exampleOf = (key: string, value: object): object => ({ id: key, key, value });
  const contentOf = (media: MediaType): object => {
    const { mediaType, examples } = media;
    const shown = examples.map((example) => exampleOf(example.name, { media, example }));
    return { id: mediaType, mediaType, examples: shown.length > 0 ? shown : [exampleOf('', { media })] };
  };
  const all = responses.map((response) => ({
    id: response.status,
    code: response.status,
    headers: [{ id: RESPONSE, name: RESPONSE, schema: {}, examples: [exampleOf(RESPONSE, response)] }],
    contents: response.content.map(contentOf),
  }));
  return { id, method, path: PATH, responses: all } as unknown as PrismOperation;
}

const SILENT: object = new Proxy({}, { get: (_, name) => (name === 'child' ? () => SILENT : () => undefined) });
