#!/usr/bin/env node
// `billing`, wherever it is called from.
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
process.argv.splice(2, 0, `${here}../service/cli/main.ts`);
await import('./node.mjs');
