import { ApiError } from '@/api/ApiError';
import { pagingParams } from '@/api/pagingParams';
import { isListed, type ListedType } from '@/domain/notification/listedTypes';
import type { PageRequest } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { WireNotification } from '@/wire/entities';

/** How many pages without any of the wanted types are read, where the server can't leave the others out. */
const MAX_PAGES = 5;

/**
 * A page of the account's notifications, without some types. Servers that don't know one of them refuse to leave it
 * out; their pages are sifted here.
 */
export async function fetchNotifications(
	session: Session,
	{ limit, untilId }: PageRequest,
	excluded: readonly ListedType[],
	signal: AbortSignal,
): Promise<readonly WireNotification[]> {
	const ask = (until: string | undefined, excludeTypes: readonly ListedType[]) =>
		session.api.call(
			'i/notifications-grouped',
			{
				...pagingParams({ limit, untilId: until }),
				markAsRead: false,
				...(excludeTypes.length > 0 && { excludeTypes: [...excludeTypes] }),
			},
			{ signal },
		);
	try {
		return await ask(untilId, excluded);
	} catch (error) {
		const isUnknownType = error instanceof ApiError && error.code === 'INVALID_PARAM' && excluded.length > 0;
		if (!isUnknownType) throw error;
	}
	let last = untilId;
	for (let page = 0; page < MAX_PAGES; page++) {
		const all = await ask(last, []);
		const wanted = all.filter(({ type }) => isListed(type, excluded));
		if (wanted.length > 0 || all.length === 0) return wanted;
		last = all.at(-1)?.id;
	}
	return [];
}
