import { type Kysely, sql } from 'kysely';

import type { Listening, NoticeListener, Session } from '../../../service/storage/notices.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { currentProcess } from '../world/process.ts';
import { world } from '../world/world.ts';

export const MAX_NOTICE_BYTES = 7_900;

/** As the service does; the simulated database passes it on to all listeners. */
export async function sendNotice(db: Kysely<Tables>, channel: string, text: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
}

/** Listens over a simulated connection, which is lost now and then. */
export function listenForNotices(_url: string, channel: string, listener: NoticeListener): Listening {
  const process = currentProcess();
  if (process === undefined) throw new Error('Only a simulated process can listen.');
  const { scheduler, random, notices } = world();
  let isClosed = false;
  let session: Session | undefined;
  const open = (): void => {
    if (isClosed) return;
    session = notices.connect(process, channel, {
      received: (text) => listener.received(text),
      lost() {
        if (isClosed) return;
        listener.lost();
        scheduler.after(random.between(100, 5_000), 'call', 'listener reconnects', open, process);
      },
    });
    listener.connected(session).catch(() => notices.lose(session));
  };
  scheduler.after(random.between(1, 50), 'call', 'listener connects', open, process);
  process.onEnd(() => notices.lose(session));
  return {
    isConnected: true,
    async close() {
      isClosed = true;
      await notices.lose(session);
    },
  };
}
