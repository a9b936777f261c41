import { findToken } from '../auth/tokens';
import type { Core } from '../Core';
import type { TokenRow, UserRow } from '../store/tables/users';
import { ApiError } from './ApiError';
import { commonErrors } from './commonErrors';
import type { Permission } from './endpoint';

export interface Caller {
	me: UserRow | null;
	token: TokenRow | null;
}

const BEARER = /^Bearer\s+(\S+)$/i;

/**
 * The caller. The token may be in the `Authorization` header or in `i`; without one it is a visitor.
 * @throws ApiError for an unknown token
 */
export function authenticate(core: Core, header: string | undefined, given: unknown): Caller {
	const token = header === undefined ? given : (BEARER.exec(header)?.[1] ?? '');
	if (token === undefined || token === null) return { me: null, token: null };
	const found = typeof token === 'string' ? findToken(core, token) : null;
	if (!found) throw new ApiError(commonErrors.authenticationFailed);
	return { me: found.user, token: found.token };
}

/** Whether a token has a permission: sign-ins have all. */
export const allows = (token: TokenRow | null, permission: Permission): boolean =>
	token?.kind !== 'app' || token.permissions.includes(permission);
