import { allows, type Caller } from './authenticate';
import type { Endpoint } from './endpoint';

const VISITOR: Caller = { me: null, token: null };

/**
 * The caller as the endpoint sees them. An endpoint without a permission also serves visitors, and members get more:
 * followers-only and direct notes, memos, their own settings. An app that may not read the account gets what visitors
 * get, and so does a suspended account (other endpoints refuse it: `checkAccess`).
 */
export const callerFor = ({ permission }: Pick<Endpoint, 'permission'>, caller: Caller): Caller =>
	!caller.me?.isSuspended && (permission !== undefined || allows(caller.token, 'read:account')) ? caller : VISITOR;
