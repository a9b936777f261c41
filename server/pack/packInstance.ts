import type { Core } from '../Core';
import type { InstanceRow } from '../store/tables/server';

export interface InstanceCounts {
	usersCount: number;
	/** Follows of its users by users of this server. */
	followingCount: number;
	/** Follows of users of this server by its users. */
	followersCount: number;
}

/** Another server, with what is known of it here. It is never asked anything, so much is unknown. */
export function packInstance(
	{ urls }: Core,
	row: InstanceRow,
	{ usersCount, followingCount, followersCount }: InstanceCounts,
) {
	const path = (value: string | null) => (value === null ? null : urls.absolute(value));
	return {
		id: row.host.replace(/[^0-9a-zA-Z]/g, ''),
		firstRetrievedAt: new Date(row.firstRetrievedAt).toISOString(),
		host: row.host,
		usersCount,
		notesCount: 0,
		followingCount,
		followersCount,
		isNotResponding: false,
		isSuspended: false,
		suspensionState: 'none' as const,
		isBlocked: false,
		softwareName: row.softwareName,
		softwareVersion: row.softwareVersion,
		openRegistrations: null,
		name: row.name,
		description: row.description,
		maintainerName: null,
		maintainerEmail: null,
		isSilenced: false,
		isMediaSilenced: false,
		iconUrl: path(row.iconPath),
		faviconUrl: path(row.faviconPath),
		themeColor: row.themeColor,
		infoUpdatedAt: null,
		latestRequestReceivedAt: null,
	};
}
