/**
 * The generator's one picture of an API: plain frozen data, made by `build.ts`, read by every target.
 * A target sees nothing else of the document, so whatever a target needs has a field here.
 */

import type { Place } from '../diagnostic/place.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { BodyKind } from '../load/document/body-kind.ts';

/** JSON Schema 2020-12. The only form of `$ref` left in it is `#/components/schemas/<name>`, a name in `Api.schemas`. */
export type JsonSchema = JsonObject | boolean;

/** Where the document has something, from the root's folder: `operations/customers.yaml#/customers/post`. The same wherever it is read. */
export type Source = string;

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
  /** The `x-error-catalogue`, by group in document order, then code. */
  readonly errors: readonly ErrorCode[];
  readonly permissions: readonly Permission[];
  readonly rateLimits: readonly RateLimit[];
  /** How the document's list operations page; absent when none does. */
  readonly pagination?: Pagination;
  /** What a client can read in the body of an error; absent when the document does not say. */
  readonly errorBody?: ErrorBody;
  /** The header in which every answer names the version of the document; absent when the document does not say. */
  readonly versionHeader?: string;
  /** How a receiver knows that a webhook is genuine; absent when the document does not say. */
  readonly webhookSignature?: WebhookSignature;
  /** The `x-docs`: pages for readers, in the order that they give. */
  readonly guides: readonly Guide[];
  /** The `x-changelog`, newest first; empty where there is none. */
  readonly changelog: readonly Release[];
  /** The whole document in one piece, keys in canonical order. */
  readonly document: JsonObject;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly license?: License;
}

export interface License {
  readonly name: string;
  /** SPDX expression. */
  readonly identifier?: string;
  readonly url?: string;
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

export interface Operation {
  /** `operationId`, or one made from method and path where the document has none. */
  readonly id: string;
  /** The group a client finds it in: `customers` of `customers.create`; else made from the first tag. */
  readonly resource: string;
  /** Its name in that group: `create`. */
  readonly name: string;
  /** Prefix of every type that belongs to it: `CustomersCreate`. */
  readonly typeName: string;
  /** Name of its modules, without folder and ending; no two operations have the same one. */
  readonly file: string;
  readonly method: HttpMethod;
  /** With `{name}` placeholders, as in the document. */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  /** Names of the security schemes one of which a caller must satisfy; empty where the document names none, or makes the operation public. */
  readonly security: readonly { readonly scheme: string; readonly permissions: readonly string[] }[];
  /** Whether the document says that everybody may call it: `security: []`, and not no `security` at all. */
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
  /** Doing it twice is the same as doing it once: its method says so, or `x-repeatable`. */
  readonly repeatable: boolean;
  readonly source: Source;
  readonly place: Place;
}

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  /** As in OpenAPI; `json` for a parameter with `content`, which is a whole JSON value. */
  readonly style: string;
  readonly explode: boolean;
  readonly schema: JsonSchema;
  readonly example?: JsonValue;
  /** `x-value-permissions`: permissions that naming a value of this parameter needs. */
  readonly valuePermissions: readonly { readonly value: string; readonly permissions: readonly string[] }[];
  /** `x-error-code`: the code to answer with when the value is not valid, instead of the general one. */
  readonly errorCode?: string;
  readonly place: Place;
}

export interface RequestBody {
  readonly required: boolean;
  readonly description?: string;
  readonly content: readonly MediaType[];
  readonly source: Source;
  readonly place: Place;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly source: Source;
  readonly place: Place;
}

export interface Header {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly mediaType: string;
  /** How code writes and reads it. */
  readonly kind: BodyKind;
  readonly schema?: JsonSchema;
  readonly examples: readonly Example[];
}

export interface Example {
  readonly name: string;
  readonly summary?: string;
  readonly value: JsonValue;
}

export interface NamedSchema {
  /** As in the document: its key under `components/schemas`. */
  readonly name: string;
  /** What code calls it: the name itself where that is an identifier. */
  readonly typeName: string;
  /** Name of its modules, without folder and ending; no two schemas have the same one. */
  readonly file: string;
  readonly json: JsonSchema;
  /** Whether the request of an operation can hold it, directly or inside other schemas. */
  readonly inRequests: boolean;
  /** Names of the schemas it refers to directly, sorted. */
  readonly references: readonly string[];
  readonly source: Source;
  readonly place: Place;
}

/** One event type in one version: an entry of `webhooks`. */
export interface EventVersion {
  /** Key under `webhooks`. */
  readonly key: string;
  /** `customer.created`; the key itself where the document has no `x-event`. */
  readonly type: string;
  readonly version: number;
  readonly group?: string;
  /** `CustomerCreatedV1`. */
  readonly typeName: string;
  /** Name of its modules, without folder and ending; entries with the same key share one. */
  readonly file: string;
  readonly summary?: string;
  readonly description?: string;
  readonly method: HttpMethod;
  readonly schema: JsonSchema;
  readonly examples: readonly Example[];
  /** Where the payload holds sensitive values; `*` in a path stands for every item of an array. */
  readonly sensitive: readonly SensitiveField[];
  readonly source: Source;
  readonly place: Place;
}

export interface SensitiveField {
  readonly path: readonly string[];
  /** What a masked value becomes; `{n}` in a string is the 1-based position in the nearest array. */
  readonly masked: JsonValue;
}

export interface ErrorCode {
  readonly code: string;
  readonly type: string;
  readonly status: number;
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** What can be behind it, where that is more than one thing. */
  readonly causes: readonly string[];
  readonly remedy: string;
  /** Resources with an operation that documents this code, sorted. */
  readonly resources: readonly string[];
  readonly source: Source;
  readonly place: Place;
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

/** Dotted paths into a list response, and the names of the query parameters that steer it. */
export interface Pagination {
  readonly items: string;
  readonly next: string;
  readonly hasMore: string;
  readonly cursorParameter: string;
  readonly sizeParameter: string;
}

/** Dotted paths into the body of an error, and the header that repeats the identifier of the request. */
export interface ErrorBody {
  readonly code: string;
  readonly detail: string;
  readonly documentation?: string;
  readonly fields?: string;
  readonly requestId?: string;
  readonly requestIdHeader?: string;
}

/** `ts=<unix seconds>;h1=<hex>` in a header, an HMAC-SHA256: the only form there is. */
export interface WebhookSignature {
  /** As the document spells it. */
  readonly header: string;
}

/** A page about the API as a whole: text, and what the document itself has to say on the matter. */
export interface Guide {
  /** What its address ends in. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly GuideSection[];
}

export interface GuideSection {
  readonly title: string;
  /** Markdown; empty for a section that only shows something. */
  readonly text: string;
  /** A table of the document's own data. */
  readonly shows?: GuideTable;
  readonly timeline?: Timeline;
}

export type GuideTable = 'permissions' | 'rate-limits' | 'paginated-operations' | 'sensitive-fields' | 'event-versions';

export interface Release {
  readonly version: string;
  /** `2026-12-01` */
  readonly date: string;
  readonly summary?: string;
  readonly entries: readonly ReleaseEntry[];
}

export interface ReleaseEntry {
  readonly kind: 'breaking' | 'compatible' | 'docs';
  /** One sentence; the only markup in it is code in backticks. */
  readonly text: string;
  /** What it reaches: ids of operations, and events as `customer.created.v1`. */
  readonly places: readonly string[];
}

/** Events in the order in which they happen. */
export interface Timeline {
  readonly title: string;
  readonly steps: readonly { readonly event: string; readonly note: string }[];
}
