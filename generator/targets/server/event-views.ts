import type { Api } from '../../model/api.ts';
import { literal, TypeText } from '../code.ts';
import { eventsByType } from '../events-by-type.ts';
import { knownMembers } from './known-members.ts';

/** The values that `event-checks.ts` prints: how payloads that a caller supplies are checked. */
export function eventChecksView(api: Api, scope: string) {
  const known = knownMembers(api);
  return {
    named: known.named,
    events: eventsByType(api.events, ({ file, typeName, schema }) => ({
      module: `${scope}/validators/events/${file}`,
      typeName,
      known: known.of(schema),
    })),
  };
}

/** The values that `event-samples.ts` prints: one example of each event that has examples in the document. */
export function eventSamplesView(api: Api, scope: string) {
  const withExample = api.events.filter(({ examples }) => examples.length > 0);
  return {
    typesModule: `${scope}/types`,
    events: eventsByType(withExample, ({ type, version, examples }) => ({
      payloadType: new TypeText(`EventPayloads[${literal(type)}][${version}]`),
      sample: examples[0]!.value,
    })),
  };
}

/** The values that `events.ts` prints: every event type with its versions. */
export function eventsView({ events }: Api) {
  return eventsByType(events, ({ group = '', description, summary = '', sensitive }) => ({
    event: { group, description: description ?? summary, sensitive },
  }));
}
