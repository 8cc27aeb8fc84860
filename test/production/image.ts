import { join, posix } from 'node:path';

import type { Stage } from './read-dockerfile.ts';

/** Quotes for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export interface ImageOptions {
  /** What the Dockerfile copies from. */
  readonly context: string;
  /** An empty folder. */
  readonly work: string;
  /** Variables of the container. */
  readonly env: Readonly<Record<string, string>>;
  readonly argv: readonly string[];
}

/**
 * A script for `unshare --mount` as root that executes the stages of a Dockerfile without Docker. Each stage
 * is an overlay over this machine's file system, instead of over the base image. The last one runs with a
 * read-only root file system, one writable directory and without any capability.
 */
export function imageScript(stages: readonly Stage[], { context, work, env, argv }: ImageOptions): string {
  const root = (name: string): string => join(work, 'stages', name);
  const last = stages.at(-1)!;
  const lines = stages.flatMap((stage) => {
    const at = (path: string): string => root(stage.name) + posix.join(stage.directory, path);
    return [
      `mkdir -p ${root(stage.name)} ${work}/stages/${stage.name}.upper ${work}/stages/${stage.name}.work`,
      `mount -t overlay overlay -o lowerdir=/,upperdir=${work}/stages/${stage.name}.upper,workdir=${work}/stages/${stage.name}.work ${root(stage.name)}`,
      `mount --rbind /proc ${root(stage.name)}/proc`,
      `mount --rbind /dev ${root(stage.name)}/dev`,
      // The base image has Node.js there.
      `cp ${quoted(process.execPath)} ${root(stage.name)}/usr/local/bin/node`,
      `mkdir -p ${at('')}`,
      ...stage.steps.flatMap((step) => {
        if (step.kind === 'run') {
          const command = `cd ${stage.directory} && ${step.command}`;
          return [`PATH=/usr/local/bin:$PATH chroot ${root(stage.name)} sh -ec ${quoted(command)} >&2`];
        }
        const from = step.from === undefined ? context : root(step.from);
        return step.sources.map((source) => copyLine(join(from, source), at(step.to)));
      }),
    ];
  });
  const [uid, gid] = (last.user ?? '').split(':');
  const variables = Object.entries({ ...last.env, ...env }).map(([name, value]) => `${name}=${quoted(value)}`);
  const command = [...last.entrypoint, ...argv].map(quoted).join(' ');
  return [
    'set -e',
    'mount --make-rprivate /',
    `mkdir -p ${work}/stages`,
    `mount -t tmpfs tmpfs ${work}/stages`,
    ...lines,
    `data=$(stat -c 'uid=%u,gid=%g,mode=%a' ${root(last.name)}/data)`,
    `mount -o remount,ro ${root(last.name)}`,
    `mount -t tmpfs -o $data tmpfs ${root(last.name)}/data`,
    `exec env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin ${variables.join(' ')} chroot ${root(last.name)} ` +
      `setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all ` +
      `sh -ec ${quoted(`cd ${last.directory}; touch /app/x /tmp/x 2>/dev/null && exit 9; exec ${command}`)}`,
  ].join('\n');
}

function copyLine(source: string, to: string): string {
  const isFolder = !to.endsWith('/');
  return `if [ -d ${source} ]; then mkdir -p ${to} && cp -a ${source}/. ${to}/; else ${isFolder ? `cp -a ${source} ${to}` : `mkdir -p ${to} && cp -a ${source} ${to}`}; fi`;
}
