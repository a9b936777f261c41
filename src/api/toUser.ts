import type { OnlineStatus, User, UserProfile } from '@/domain/User';
import type { WireUser } from '@/wire/entities';

const ONLINE: ReadonlySet<unknown> = new Set(['online', 'active', 'offline', 'unknown']);
const NO_EMOJIS: Readonly<Record<string, string>> = {};

/** @param known what the store already holds of this person: a light answer does not forget a detailed one's profile */
export function toUser(user: WireUser, known?: User): User {
	return {
		id: user.id,
		username: user.username ?? known?.username ?? '',
		host: user.host ?? null,
		name: user.name || null,
		avatarUrl: user.avatarUrl ?? null,
		avatarBlurhash: user.avatarBlurhash ?? null,
		isBot: user.isBot ?? false,
		isCat: user.isCat ?? false,
		onlineStatus: ONLINE.has(user.onlineStatus) ? (user.onlineStatus as OnlineStatus) : 'unknown',
		badgeRoles: (user.badgeRoles ?? []).map(role => ({ name: role.name, iconUrl: role.iconUrl ?? null })),
		instance: user.instance
			? {
					name: user.instance.name ?? null,
					iconUrl: user.instance.iconUrl ?? user.instance.faviconUrl ?? null,
					themeColor: user.instance.themeColor ?? null,
				}
			: null,
		emojis: user.emojis ?? NO_EMOJIS,
		movedTo: user.movedTo ?? known?.movedTo ?? null,
		profile: user.notesCount === undefined ? (known?.profile ?? null) : toProfile(user),
	};
}

function toProfile(user: WireUser): UserProfile {
	return {
		description: user.description ?? null,
		bannerUrl: user.bannerUrl ?? null,
		bannerBlurhash: user.bannerBlurhash ?? null,
		location: user.location ?? null,
		birthday: user.birthday ?? null,
		fields: user.fields ?? [],
		createdAt: user.createdAt ? Date.parse(user.createdAt) : null,
		notesCount: user.notesCount ?? 0,
		followersCount: user.followersCount ?? 0,
		followingCount: user.followingCount ?? 0,
		pinnedNoteIds: user.pinnedNoteIds ?? [],
		isLocked: user.isLocked ?? false,
		isSuspended: user.isSuspended ?? false,
		isFollowing: user.isFollowing ?? false,
		isFollowed: user.isFollowed ?? false,
		isBlocking: user.isBlocking ?? false,
		isBlocked: user.isBlocked ?? false,
		isMuted: user.isMuted ?? false,
		hasPendingFollowRequestFromYou: user.hasPendingFollowRequestFromYou ?? false,
		roles: (user.roles ?? []).map(role => ({ id: role.id, name: role.name, color: role.color ?? null })),
		url: user.url ?? user.uri ?? null,
	};
}
