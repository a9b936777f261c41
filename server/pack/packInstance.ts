import type { Core } from '../Core';
import { isAmongHosts } from '../federation/isAmongHosts';
import { type CountedInstance, latestOf } from '../federation/selectInstances';

/** Another server, with what is known of it here. It is never asked anything, so much is unknown. */
export function packInstance({ urls, settings }: Core, row: CountedInstance) {
	const path = (value: string | null) => (value === null ? null : urls.absolute(value));
	const latest = latestOf(row);
	return {
		id: row.host.replace(/[^0-9a-zA-Z]/g, ''),
		firstRetrievedAt: new Date(row.firstRetrievedAt).toISOString(),
		host: row.host,
		usersCount: row.usersCount,
		notesCount: row.notesCount,
		followingCount: row.followingCount,
		followersCount: row.followersCount,
		isNotResponding: false,
		isSuspended: false,
		suspensionState: 'none' as const,
		isBlocked: isAmongHosts(row.host, settings.get('blockedHosts')),
		softwareName: row.softwareName,
		softwareVersion: row.softwareVersion,
		openRegistrations: null,
		name: row.name,
		description: row.description,
		maintainerName: null,
		maintainerEmail: null,
		isSilenced: isAmongHosts(row.host, settings.get('silencedHosts')),
		isMediaSilenced: isAmongHosts(row.host, settings.get('mediaSilencedHosts')),
		iconUrl: path(row.iconPath),
		faviconUrl: path(row.faviconPath),
		themeColor: row.themeColor,
		infoUpdatedAt: null,
		latestRequestReceivedAt: latest === null ? null : new Date(latest).toISOString(),
	};
}
