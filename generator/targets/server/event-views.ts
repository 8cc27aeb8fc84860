import type { Api, EventVersion } from '../../model/api.ts';
import { literal, TypeText } from '../code.ts';
import { moduleNames } from '../validators/module-names.ts';
import { knownMembers } from './known-members.ts';

/** What `event-checks.ts` prints: how a payload of each event is judged that somebody made up. */
export function eventChecksView(api: Api, scope: string) {
  const files = moduleNames(api.events.map(({ key }) => key));
  const known = knownMembers(api);
  return {
    named: known.named,
    events: byType(api.events, ({ key, typeName, schema }) => ({
      module: `${scope}/validators/events/${files.get(key)}`,
      typeName,
      known: known.of(schema),
    })),
  };
}

/** What `event-samples.ts` prints: an example of each event that the document has one of. */
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
