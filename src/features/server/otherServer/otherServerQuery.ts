import { ApiError } from '@/api/ApiError';
import { pagingParams } from '@/api/pagingParams';
import { toOtherServer } from '@/api/toOtherServer';
import type { OtherServer } from '@/domain/server/OtherServer';
import { definePages, defineThing, nextBelow } from '@/stores/queries/Query';
import type { WireInstance } from '@/wire/entities';

const ENDPOINT = 'federation/show-instance';
const PAGE = 20;

interface ShownServer {
	readonly server: OtherServer;
	/** As the session's server told it. */
	readonly raw: WireInstance;
}

/** Another server by its host. @throws {ApiError} `NO_SUCH_INSTANCE` for one that the session's server doesn't know */
export const otherServerQuery = defineThing({
	name: 'otherServer',
	lifetime: 'steady',
	async fetch({ api }, host: string, signal): Promise<ShownServer> {
		const raw = await api.call(ENDPOINT, { host }, { signal });
		const server = raw && toOtherServer(raw);
		// Servers answer nothing rather than an error.
		if (!raw || !server) throw new ApiError(ENDPOINT, 404, { code: 'NO_SUCH_INSTANCE' });
		return { server, raw };
	},
});

/** The ids of another server's users that are known here, the latest first. */
export const peopleOfQuery = definePages({
	name: 'otherServerPeople',
	lifetime: 'open',
	async fetch(session, host: string, untilId, signal) {
		const params = { host, ...pagingParams({ limit: PAGE, untilId }) };
		const told = await session.api.call('federation/users', params, { signal });
		return { items: session.entities.ingestUsers(told), next: nextBelow(told, PAGE) };
	},
});
