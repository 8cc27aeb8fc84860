import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { string } from '../../model/reader.ts';
import { type Finding, ofApi, Part } from '../part.ts';
import { show } from '../show.ts';
import { equal, type Located, type Maybe } from '../side.ts';

/** Compares the `servers` of a document, a path item or an operation. */
export function compareServers({ collector, about, both }: Part): void {
  for (const [url, found] of new Part(collector, about, both).each(serversOf)) {
    const server = found.as(ofApi(url, about.spots));
    const text = `createClient({ baseUrl: ${show(url)} })`;
    const removed: Finding = ['server-removed', 'is no longer an address of the API', text];
    if (!server.isInBoth(['server-added', 'is a new address of the API'], removed)) continue;
    for (const [name, variable] of server.member('variables').members()) {
      const [old, now] = variable.both;
      if (equal(withoutDescription(old), withoutDescription(now))) continue;
      const message = `now has ${show(now.json)} for its variable ${name} (was ${show(old.json)})`;
      const program = `${text} // ${name} = ${show(old.member('default').json)}`;
      variable.report('server-variable-changed', message, program, (each) =>
        equal(withoutDescription(each), withoutDescription(old)),
      );
    }
    server.compareAnnotations('description');
  }
}

function serversOf(servers: Maybe): Map<string, Located> {
  return new Map(servers.items().map((server) => [string(server.member('url').json) ?? '/', server]));
}

function withoutDescription({ json }: Maybe): JsonValue | undefined {
  return isObject(json) ? { ...json, description: '' } : json;
}
