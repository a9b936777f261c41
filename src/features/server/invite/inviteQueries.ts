import { pagingParams } from '@/api/pagingParams';
import { toInvite } from '@/api/toInvite';
import type { Invite, InviteLimits } from '@/domain/server/Invite';
import { changePages } from '@/stores/queries/cachedPages';
import { changeThing, refreshThing } from '@/stores/queries/cachedThings';
import { definePages, defineThing, nextBelow } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';

const PAGE = 30;
const MINUTE_MS = 60_000;

/** The codes that the account made, the latest first. */
export const invitesQuery = definePages<null, Invite>({
	name: 'invites',
	lifetime: 'changing',
	async fetch(session, _, untilId, signal) {
		const told = await session.api.call('invite/list', pagingParams({ limit: PAGE, untilId }), { signal });
		session.entities.ingestUsers(told.flatMap(({ usedBy }) => usedBy ?? []));
		return { items: told.map(toInvite), next: nextBelow(told, PAGE) };
	},
});

interface InviteRoom extends InviteLimits {
	/** How many codes can be made now; null for any number. */
	readonly remaining: number | null;
}

/** What the account's role allows, and how much of it is left. */
export const inviteRoomQuery = defineThing<null, InviteRoom>({
	name: 'inviteRoom',
	lifetime: 'changing',
	async fetch({ api }, _, signal) {
		const [{ policies }, { remaining }] = await Promise.all([
			api.call('i', {}, { signal }),
			api.call('invite/limit', {}, { signal }),
		]);
		const { inviteLimit = 0, inviteLimitCycle = 0, inviteExpirationTime = 0 } = policies ?? {};
		return {
			count: inviteLimit > 0 ? inviteLimit : null,
			cycleMs: inviteLimitCycle * MINUTE_MS,
			validMs: inviteExpirationTime > 0 ? inviteExpirationTime * MINUTE_MS : null,
			remaining: remaining ?? null,
		};
	},
});

/** Makes a code, which is in the list at once. @throws {ApiError} {NetworkError} as the call does */
export async function makeInvite(session: Session): Promise<Invite> {
	const made = toInvite(await session.api.call('invite/create', {}));
	changePages(session, invitesQuery, null, (items, isFirst) => (isFirst ? [made, ...items] : items));
	changeThing(session, inviteRoomQuery, null, room => ({
		...room,
		remaining: room.remaining === null ? null : Math.max(0, room.remaining - 1),
	}));
	return made;
}

/** Deletes a code, which may make room for another. @throws {ApiError} {NetworkError} as the call does */
export async function deleteInvite(session: Session, { id }: Invite): Promise<void> {
	await session.api.call('invite/delete', { inviteId: id });
	changePages(session, invitesQuery, null, items => items.filter(each => each.id !== id));
	refreshThing(session, inviteRoomQuery, null);
}
