import { definePages, LIST_PAGE, nextBelow } from '@/stores/queries/Query';

/** Requests that wait for the reader's answer, and those that the reader has made. */
export type RequestList = 'received' | 'sent';

/** Ids of those who ask to follow the reader, or whom the reader has asked; the newest requests first. */
export const requestsQuery = definePages({
	name: 'followRequests',
	lifetime: 'open',
	async fetch({ api, entities }, list: RequestList, cursor, signal) {
		const page = { limit: LIST_PAGE, ...(cursor !== null && { untilId: cursor }) };
		const endpoint = list === 'received' ? 'following/requests/list' : 'following/requests/sent';
		const requests = await api.call(endpoint, page, { signal });
		const people = requests.flatMap(({ follower, followee }) => (list === 'received' ? follower : followee) ?? []);
		const ids = entities.ingestUsers(people);
		if (list === 'received') {
			entities.ingestRelations(ids.map(id => ({ id, hasPendingFollowRequestToYou: true })));
		}
		return { items: ids, next: nextBelow(requests, LIST_PAGE) };
	},
});
