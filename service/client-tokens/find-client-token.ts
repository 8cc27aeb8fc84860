import { rowFinder } from '../storage/find-row.ts';

export const findClientToken = rowFinder('client_tokens', 'Client token');
