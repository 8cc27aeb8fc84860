import { databaseTemplate } from '../support/database-template.ts';

/** Prints the path of the empty database that simulations begin with. In a process with the real time. */
process.stdout.write(await databaseTemplate());
