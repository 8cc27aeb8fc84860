import type { Api, ErrorCode, EventVersion, Guide, Info, NamedSchema, Operation } from '../../../model/api.ts';

/** What of the `Api` may be shown on any page: without what has a page of its own, as long as it stays, only that page changes. */
export interface Outline extends Omit<
  Api,
  'info' | 'operations' | 'events' | 'schemas' | 'errors' | 'guides' | 'changelog' | 'document'
> {
  readonly info: Omit<Info, 'description'>;
  readonly operations: readonly OperationOutline[];
  readonly events: readonly EventOutline[];
  readonly schemas: readonly Pick<NamedSchema, 'name'>[];
  readonly errors: readonly ErrorOutline[];
  readonly guides: readonly GuideOutline[];
  /** What the addresses of pages follow from, and which errors are common. */
  readonly names: readonly unknown[];
}

export type OperationOutline = Omit<
  Operation,
  'description' | 'parameters' | 'body' | 'responses' | 'source' | 'place'
>;
export type EventOutline = Pick<EventVersion, 'key' | 'type' | 'version' | 'group' | 'sensitive'>;
export type ErrorOutline = Pick<ErrorCode, 'code' | 'type' | 'status' | 'group' | 'title'>;
export interface GuideOutline extends Pick<Guide, 'name' | 'title'> {
  readonly sections: readonly Pick<Guide['sections'][number], 'shows'>[];
}

export function outlineOf(api: Api): Outline {
  const {
    info,
    operations,
    events,
    schemas,
    errors,
    guides,
    changelog: _changelog,
    document: _document,
    ...rest
  } = api;
  const { description: _description, ...shortInfo } = info;
  return {
    ...rest,
    info: shortInfo,
    operations: operations.map(
      ({ description: _d, parameters: _p, body: _b, responses: _r, source: _s, place: _at, ...one }) => one,
    ),
    events: events.map(({ key, type, version, group, sensitive }) => ({
      ...{ key, type, version, sensitive },
      ...(group !== undefined && { group }),
    })),
    schemas: schemas.map(({ name }) => ({ name })),
    errors: errors.map(({ code, type, status, group, title }) => ({ code, type, status, group, title })),
    guides: guides.map(({ name, title, sections }) => ({
      ...{ name, title },
      sections: sections.map(({ shows }) => (shows === undefined ? {} : { shows })),
    })),
    names: [
      operations.map(({ id, errorCodes }) => [id, errorCodes]),
      events.map(({ type }) => type),
      errors.map(({ code, group }) => [code, group]),
      schemas.map(({ name }) => name),
      guides.map(({ name }) => name),
    ],
  };
}
