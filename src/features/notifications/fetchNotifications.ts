import { ApiError } from '@/api/ApiError';
import { pagingParams } from '@/api/pagingParams';
import { isListed, type ListedType } from '@/domain/notification/listedTypes';
import type { PageRequest } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { WireNotification } from '@/wire/entities';

/** The most of a page, for pages without any of the wanted types, so that few are read. */
const LARGEST_PAGE = 100;

/**
 * A page of the account's notifications, without some types. Servers that don't know one of them refuse to leave it
 * out; their pages are sifted here, until one has something that is wanted: an empty one would be the end of the list.
 */
export async function fetchNotifications(
	session: Session,
	{ limit, untilId }: PageRequest,
	excluded: readonly ListedType[],
	signal: AbortSignal,
): Promise<readonly WireNotification[]> {
	const ask = (size: number, until: string | undefined, excludeTypes: readonly ListedType[]) =>
		session.api.call(
			'i/notifications-grouped',
			{
				...pagingParams({ limit: size, untilId: until }),
				markAsRead: false,
				...(excludeTypes.length > 0 && { excludeTypes: [...excludeTypes] }),
			},
			{ signal },
		);
	try {
		return await ask(limit, untilId, excluded);
	} catch (error) {
		const isUnknownType = error instanceof ApiError && error.code === 'INVALID_PARAM' && excluded.length > 0;
		if (!isUnknownType) throw error;
	}
	let size = limit;
	let from = untilId;
	for (;;) {
		const all = await ask(size, from, []);
		const wanted = all.filter(({ type }) => isListed(type, excluded));
		const last = all.at(-1)?.id;
		// A server that ignores where a page begins would answer the same for ever.
		if (wanted.length > 0 || last === undefined || last === from) return wanted;
		from = last;
		size = LARGEST_PAGE;
	}
}
