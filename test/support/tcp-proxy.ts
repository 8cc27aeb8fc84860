import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Where a transaction's connection is lost: before the server hears of the COMMIT, or after it has made it.
 */
export type CommitCut = 'before' | 'after';

interface Link {
  readonly near: Socket;
  readonly far: Socket;
  isStalled: boolean;
}

/**
 * Stands between a client and the server at `target`, a PostgreSQL or a Redis, and loses connections as
 * networks and proxies do.
 */
export class TcpProxy {
  readonly #target: URL;
  readonly #server = createServer((near) => this.#link(near));
  readonly #links = new Set<Link>();
  #commitCuts: CommitCut[] = [];
  #isRejecting = false;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Starts listening and returns the URL of the server through the proxy. */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = `${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  get connections(): number {
    return this.#links.size;
  }

  /** Loses the connections of the next COMMITs, one for each. */
  cutCommits(...cuts: CommitCut[]): void {
    this.#commitCuts = cuts;
  }

  /** Cuts off this part of the connections that are open. */
  cut(part = 1): void {
    for (const link of this.#some(part)) destroy(link);
  }

  /** Lets nothing through on this part of the connections that are open, and keeps them open. */
  stall(part = 1): void {
    for (const link of this.#some(part)) link.isStalled = true;
  }

  /** Cuts everything off and takes nothing new until `accept`. */
  reject(): void {
    this.#isRejecting = true;
    this.cut();
  }

  accept(): void {
    this.#isRejecting = false;
  }

  async close(): Promise<void> {
    this.reject();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #some(part: number): Link[] {
    return [...this.#links].filter(() => Math.random() < part);
  }

  #link(near: Socket): void {
    near.on('error', () => undefined);
    if (this.#isRejecting) {
      near.destroy();
      return;
    }
    const far = connect({ host: this.#target.hostname, port: Number(this.#target.port || 5432) });
    const link: Link = { near, far, isStalled: false };
    this.#links.add(link);
    let cut: CommitCut | undefined;
    near.on('data', (chunk) => {
      if (link.isStalled) return;
      if (chunk.includes('commit\0')) cut = this.#commitCuts.shift();
      if (cut === 'before') destroy(link);
      else far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (link.isStalled) return;
      if (cut === 'after') destroy(link);
      else near.write(chunk);
    });
    const gone = (): void => {
      this.#links.delete(link);
      destroy(link);
    };
    near.on('close', gone);
    far.on('close', gone).on('error', () => undefined);
  }
}

function destroy({ near, far }: Link): void {
  near.destroy();
  far.destroy();
}
