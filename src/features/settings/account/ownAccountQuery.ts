import { changeThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import { updateAccount } from '@/stores/session/updateAccount';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { WireMe } from '@/wire/entities';

/** The account with all of its fields, as the server has it at the moment. */
export const ownAccountQuery = defineThing({
	name: 'ownAccount',
	lifetime: 'open',
	fetch: (session, _of: null, signal) => session.api.call('i', {}, { signal }),
});

/**
 * Changes fields of the account, here and on the server.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function changeOwnAccount(session: Session, changes: Params<'i/update'>): Promise<WireMe> {
	const wire = await updateAccount(session, changes);
	changeThing(session, ownAccountQuery, null, () => wire);
	return wire;
}
