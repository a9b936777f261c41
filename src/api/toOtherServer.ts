import type { OtherServer, OtherServerState } from '@/domain/server/OtherServer';
import type { WireInstance } from '@/wire/entities';

/** Null without a host. */
export function toOtherServer(wire: WireInstance): OtherServer | null {
	const { host } = wire;
	if (!host) return null;
	return {
		host,
		name: wire.name || host,
		description: wire.description || null,
		iconUrl: wire.iconUrl ?? wire.faviconUrl ?? null,
		themeColor: wire.themeColor ?? null,
		software: wire.softwareName || null,
		softwareVersion: wire.softwareVersion || null,
		isOpen: wire.openRegistrations ?? null,
		maintainerName: wire.maintainerName || null,
		maintainerEmail: wire.maintainerEmail || null,
		people: wire.usersCount ?? 0,
		notes: wire.notesCount ?? 0,
		followers: wire.followersCount ?? 0,
		following: wire.followingCount ?? 0,
		foundAt: timeOf(wire.firstRetrievedAt),
		updatedAt: timeOf(wire.infoUpdatedAt),
		heardAt: timeOf(wire.latestRequestReceivedAt),
		states: statesOf(wire),
	};
}

const statesOf = (wire: WireInstance): readonly OtherServerState[] => [
	...(wire.isBlocked ? (['blocked'] as const) : []),
	...(wire.isSilenced ? (['silenced'] as const) : []),
	...(wire.isMediaSilenced ? (['mediaSilenced'] as const) : []),
	...(wire.isSuspended ? (['suspended'] as const) : []),
	...(wire.isNotResponding ? (['notResponding'] as const) : []),
];

const timeOf = (written: string | null | undefined): number | null => Date.parse(written ?? '') || null;
