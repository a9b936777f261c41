import { webUrl } from '@/base/webUrl';
import type { Session } from '@/stores/session/Session';

export interface OtherServer {
	readonly host: string;
	readonly name: string;
	readonly iconUrl: string | null;
	readonly themeColor: string | null;
	readonly software: string | null;
	readonly people: number;
	readonly notes: number;
}

/**
 * The other servers that a session's server knows.
 * @param sort `pubSub`: those with the most relations; `latestRequestReceivedAt`: those heard of last
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function fetchServers(
	{ api }: Session,
	sort: '+pubSub' | '+latestRequestReceivedAt',
	limit: number,
	signal: AbortSignal,
): Promise<readonly OtherServer[]> {
	const told = await api.call('federation/instances', { sort, limit }, { signal });
	return told.flatMap(({ host, name, iconUrl, faviconUrl, themeColor, softwareName, usersCount, notesCount }) =>
		host
			? [
					{
						host,
						name: name || host,
						iconUrl: iconUrl ?? faviconUrl ?? null,
						themeColor: themeColor ?? null,
						software: softwareName ?? null,
						people: usersCount ?? 0,
						notes: notesCount ?? 0,
					},
				]
			: [],
	);
}

/** The start page of another server; null if its name is no host. */
export const serverUrl = (host: string): string | null => webUrl(`https://${host}`)?.href ?? null;
