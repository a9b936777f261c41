import { dateOfId } from '../store/IdSource';
import type { SigninRow } from '../store/tables/users';

/** An attempt to sign in, for the account's owner. */
export const packSignin = ({ id, ip, headers, success }: Pick<SigninRow, 'id' | 'ip' | 'headers' | 'success'>) => ({
	id,
	createdAt: dateOfId(id),
	ip,
	// The published type knows no header's name.
	headers: headers as Record<string, never>,
	success,
});
