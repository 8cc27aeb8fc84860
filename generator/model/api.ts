/**
 * The generator's only model of an API: plain frozen data that `build.ts` makes and every target reads.
 * A target sees no other part of the document, so whatever a target needs has a field here.
 */

import type { Place } from '../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { BodyKind } from '../load/document/body-kind.ts';
import type { Guide, Info, Release } from './about.ts';

export type * from './about.ts';

/**
 * JSON Schema 2020-12 whose only `$ref`s are `#/components/schemas/<name>` of `Api.schemas`. It has the form
 * of its direction: `x-omitted` lists the `properties` of the other direction alone; none is required.
 */
export type JsonSchema = JsonObject | boolean;

/** A place in the spec's files, relative to the root: `operations/customers.yaml#/customers/post`. */
export type Source = string;

/** A part of the document that diagnostics and comments can point to. */
export interface Located {
  readonly source: Source;
  readonly place: Place;
}

export interface Api {
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** By `id`. */
  readonly operations: readonly Operation[];
  /** By `type`, then `version`. */
  readonly events: readonly EventVersion[];
  /** Every named schema that an operation or event reaches, by name. */
  readonly schemas: readonly NamedSchema[];
  /** The `x-error-catalogue`, by group, then code. */
  readonly errors: readonly ErrorCode[];
  readonly permissions: readonly Permission[];
  readonly rateLimits: readonly RateLimit[];
  /** How list operations paginate; absent when none does. */
  readonly pagination?: Pagination;
  readonly errorBody?: ErrorBody;
  /** The response header with the document's version; absent when the document does not declare one. */
  readonly versionHeader?: string;
  readonly webhookSignature?: WebhookSignature;
  /** Ids of the operations that READMEs show. */
  readonly exampleOperations: { readonly list?: string; readonly create?: string };
  /** The pages of `x-docs`, by their `order`. */
  readonly guides: readonly Guide[];
  /** The `x-changelog`, newest first; empty without one. */
  readonly changelog: readonly Release[];
  /** The bundled document, keys in canonical order. */
  readonly document: JsonObject;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables: readonly { readonly name: string; readonly default: string }[];
}

export interface Tag {
  readonly name: string;
  readonly description?: string;
}

export interface SecurityScheme {
  readonly name: string;
  readonly json: JsonObject;
}

/** What the schemas of a part of the document contain, without the schemas that they refer to. */
export interface Contents {
  /** Names of the schemas that they refer to directly, sorted. */
  readonly references: readonly string[];
  /** Whether one is read-only or write-only. */
  readonly hasOneWay: boolean;
  /** Whether one has `unevaluatedProperties` or `unevaluatedItems`. */
  readonly hasUnevaluated: boolean;
}

/** A part of the document that has modules in generated packages. */
export interface Referring extends Located, Contents {
  /** Name of its modules, without folder and extension; unique among parts of its kind. */
  readonly file: string;
}

export interface Operation extends Referring {
  /** `operationId`, or a name derived from method and path. */
  readonly id: string;
  /** Its group in the client: `customers` of `customers.create`; otherwise derived from the first tag. */
  readonly resource: string;
  /** Its name in that group: `create`. */
  readonly name: string;
  /** Prefix of all its types: `CustomersCreate`. */
  readonly typeName: string;
  readonly method: HttpMethod;
  /** With `{name}` placeholders, as in the document, and its query string: `/responses?beta=true`. */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  /** Alternatives, one of which a caller must satisfy; empty without `security` and if it is public. */
  readonly security: readonly SecurityRequirement[];
  /** Whether the document declares `security: []` or `security: [{}]`; none at all isn't public. */
  readonly public: boolean;
  readonly rateLimit?: string;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  /** By status, `default` last. */
  readonly responses: readonly Response[];
  /** Codes of `Api.errors`. */
  readonly errorCodes: readonly string[];
  /** Event types of `Api.events`. */
  readonly emits: readonly string[];
  readonly paginated: boolean;
  /** Whether it is idempotent: by method (RFC 9110), `x-repeatable`, or the key of `x-idempotency-key`. */
  readonly repeatable: boolean;
}

/** Schemes that a caller needs together, each with permissions; empty for an anonymous caller. */
export type SecurityRequirement = readonly { readonly scheme: string; readonly permissions: readonly string[] }[];

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  /** As in OpenAPI; `json` for a parameter with `content`. */
  readonly style: string;
  readonly explode: boolean;
  readonly schema: JsonSchema;
  readonly example?: JsonValue;
  /** `x-value-permissions`: the permissions that a caller needs to send a value. */
  readonly valuePermissions: readonly { readonly value: string; readonly permissions: readonly string[] }[];
  /** `x-error-code`: the error code for an invalid value, instead of the general one. */
  readonly errorCode?: string;
  /** `x-idempotency-key`: the header with which repeats of a request have the effect of one. */
  readonly isIdempotencyKey: boolean;
  readonly place: Place;
}

export interface RequestBody extends Located {
  readonly required: boolean;
  readonly description?: string;
  readonly content: readonly MediaType[];
}

export interface Response extends Located {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
}

export type Header = Pick<Parameter, 'name' | 'required' | 'description' | 'schema'>;

export interface MediaType {
  readonly mediaType: string;
  readonly kind: BodyKind;
  readonly schema?: JsonSchema;
  /** Of the fields of a form, by name. */
  readonly encoding?: Readonly<Record<string, FieldEncoding>>;
  readonly examples: readonly Example[];
}

export interface FieldEncoding {
  /** Absent for a range or a list. */
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
}

export interface Example {
  readonly name: string;
  readonly summary?: string;
  readonly value: JsonValue;
}

export interface NamedSchema extends Referring {
  /** Its key under `components/schemas`; with `Input` for the requests' form of a schema with two. */
  readonly name: string;
  /** The schema as the document has it, for a schema that is another one in requests than in responses. */
  readonly written?: { readonly name: string; readonly json: JsonSchema };
  /** Its name in code: `name` itself if that is an identifier. */
  readonly typeName: string;
  readonly json: JsonSchema;
  /** Whether a request can contain it, directly or inside other schemas. */
  readonly inRequests: boolean;
  /** Whether a body that is not JSON can contain it: only there, binary strings are bytes. */
  readonly besideJson: boolean;
}

/** One event type in one version: an entry of `webhooks`. */
export interface EventVersion extends Referring {
  /** Key under `webhooks`. */
  readonly key: string;
  /** `customer.created`; the key itself without `x-event`. */
  readonly type: string;
  readonly version: number;
  readonly group?: string;
  /** `CustomerCreatedV1`. */
  readonly typeName: string;
  readonly summary?: string;
  readonly description?: string;
  readonly method: HttpMethod;
  readonly schema: JsonSchema;
  readonly examples: readonly Example[];
  /** The payload's sensitive values; `*` in a path stands for every item of an array. */
  readonly sensitive: readonly SensitiveField[];
}

export interface SensitiveField {
  readonly path: readonly string[];
  /** Replaces the value; `{n}` in a string is the 1-based position in the nearest array. */
  readonly masked: JsonValue;
}

export interface ErrorCode extends Located {
  readonly code: string;
  /** Its class in the client: `NotFoundError`. */
  readonly className: string;
  readonly type: string;
  readonly status: number;
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** The possible causes, if there are several. */
  readonly causes: readonly string[];
  readonly remedy: string;
  /** Resources with an operation that documents this code, sorted. */
  readonly resources: readonly string[];
  /** Whether every operation documents it. */
  readonly isShared: boolean;
}

export interface Permission {
  readonly name: string;
  readonly description: string;
  readonly implies: readonly string[];
}

export interface RateLimit {
  readonly name: string;
  readonly requests: number;
  readonly windowSeconds: number;
  readonly penaltySeconds: number;
}

/** Dotted paths into a list response, and the names of the query parameters for cursor and page size. */
export interface Pagination {
  readonly items: string;
  readonly next: string;
  readonly hasMore: string;
  readonly cursorParameter: string;
  readonly sizeParameter: string;
}

/** Dotted paths into an error body, and the header that contains the request id. */
export interface ErrorBody {
  readonly code: string;
  readonly detail: string;
  /** The `type` of the error in the catalogue. */
  readonly type?: string;
  readonly documentation?: string;
  readonly fields?: string;
  readonly requestId?: string;
  readonly requestIdHeader?: string;
}

/** HMAC-SHA256 in a header of the form `ts=<unix seconds>;h1=<hex>`, the only supported form. */
export interface WebhookSignature {
  /** As the document spells it. */
  readonly header: string;
}
