import { execFileSync, spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import type { rebind } from './rebinding.ts';

/** Unreachable here: a separate namespace has no route to the network. */
const PUBLIC_ADDRESS = '93.184.215.14';
const AS_OWN_ADDRESS = `ip link set lo up && ip address add ${PUBLIC_ADDRESS}/32 dev lo`;

/** Linux lets every user create them, unless it is configured otherwise. */
const hasNamespaces = spawnSync('unshare', ['-Urn', 'sh', '-c', AS_OWN_ADDRESS]).status === 0;

test.runIf(hasNamespaces)(
  'refuses the next connection to a name that resolved to a public address and now resolves to a private one',
  () => {
    const module = JSON.stringify(new URL('rebinding.ts', import.meta.url).href);
    const name: typeof rebind.name = 'rebind';
    const program = `const { ${name} } = await import(${module}); await ${name}('${PUBLIC_ADDRESS}');`;
    const run = `${AS_OWN_ADDRESS} && exec "$0" --input-type=module -e "$1"`;
    const output = execFileSync('unshare', ['-Urn', 'sh', '-c', run, process.execPath, program], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual({
      outcomes: [
        `200 ${PUBLIC_ADDRESS}`,
        'address_not_allowed',
        'address_not_allowed',
        `200 ${PUBLIC_ADDRESS}`,
        'address_not_allowed',
      ],
      viaLoopback: 0,
    });
  },
);
