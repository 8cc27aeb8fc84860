import type { Api } from '../../model/api.ts';
import { literal, TypeText } from '../code.ts';
import { eventsByType } from '../events-by-type.ts';
import { knownMembers } from './known-members.ts';

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

/**
 * The values that `event-samples.ts` prints: one example of each event that has examples in the document.
 */
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

export function eventsView({ events }: Api) {
  return eventsByType(events, ({ group = '', description, summary = '', sensitive }) => ({
    event: { group, description: description ?? summary, sensitive },
  }));
}
