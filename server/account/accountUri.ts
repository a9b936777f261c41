import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';

/** The address that stands for a user on the whole network; null for one of another server that is not known by it. */
export function accountUri({ urls }: Core, user: Pick<UserRow, 'id' | 'host' | 'uri'>): string | null {
	if (user.host !== null) return user.uri;
	return urls.absolute(user.uri ?? `/users/${user.id}`);
}
