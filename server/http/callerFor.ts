import { allows, type Caller } from './authenticate';
import type { Endpoint } from './endpoint';

const VISITOR: Caller = { me: null, token: null };

/**
 * The caller as an endpoint sees them. An endpoint without a permission answers visitors too, and members with more: notes
 * for followers, notes to them, memos, their own settings. An app that may not read the account sees what visitors see.
 */
export const callerFor = ({ permission }: Pick<Endpoint, 'permission'>, caller: Caller): Caller =>
	permission !== undefined || allows(caller.token, 'read:account') ? caller : VISITOR;
