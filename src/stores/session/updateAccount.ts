import type { Params } from '@/wire/endpoints/Endpoints';
import type { WireMe } from '@/wire/entities';
import type { Session } from './Session';
import { receiveMe } from './startSession';

/**
 * Changes fields of the account on its server, which allows 20 calls an hour, and then the session's own copy.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function updateAccount(session: Session, changes: Params<'i/update'>): Promise<WireMe> {
	const wire = await session.api.call('i/update', changes);
	receiveMe(session, wire);
	return wire;
}
