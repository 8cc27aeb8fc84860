import type { Api, EventVersion } from '../../model/api.ts';
import { literal, TypeText } from '../code.ts';
import { knownMembers } from './known-members.ts';

/**
 * The values that `event-checks.ts` prints: how the payload of each event is checked when a caller supplies
 * it.
 */
export function eventChecksView(api: Api, scope: string) {
  const known = knownMembers(api);
  return {
    named: known.named,
    events: byType(api.events, ({ file, typeName, schema }) => ({
      module: `${scope}/validators/events/${file}`,
      typeName,
      known: known.of(schema),
    })),
  };
}

/**
 * The values that `event-samples.ts` prints: one example of each event that has examples in the document.
 */
export function eventSamplesView(api: Api, scope: string) {
  const withExample = api.events.filter(({ examples }) => examples.length > 0);
  return {
    typesModule: `${scope}/types`,
    events: byType(withExample, ({ type, version, examples }) => ({
      payloadType: new TypeText(`EventPayloads[${literal(type)}][${version}]`),
      sample: examples[0]!.value,
    })),
  };
}

function byType<View>(events: readonly EventVersion[], view: (event: EventVersion) => View) {
  return [...Map.groupBy(events, ({ type }) => type)].map(([type, versions]) => ({
    type,
    versions: versions.map((event) => ({ version: event.version, ...view(event) })),
  }));
}
