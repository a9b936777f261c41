import type { AvatarDecoration, OnlineStatus, User, UserProfile, WhoSees } from '@/domain/person/User';
import type { WireUser } from '@/wire/entities';

const ONLINE: ReadonlySet<unknown> = new Set(['online', 'active', 'offline', 'unknown']);
const NO_EMOJIS: Readonly<Record<string, string>> = {};
const NO_DECORATIONS: readonly AvatarDecoration[] = [];
/** The most that are drawn, whatever a server sends. */
const MAX_DECORATIONS = 16;

/** @param known the stored user, whose detailed profile is kept if this response has none */
export function toUser(user: WireUser, known?: User): User {
	return {
		id: user.id,
		username: user.username ?? known?.username ?? '',
		host: user.host ?? null,
		name: user.name || null,
		avatarUrl: user.avatarUrl ?? null,
		avatarBlurhash: user.avatarBlurhash ?? null,
		avatarDecorations: toDecorations(user.avatarDecorations),
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
		asksToFollow: user.hasPendingFollowRequestToYou ?? known?.asksToFollow ?? null,
		profile: user.notesCount === undefined ? (known?.profile ?? null) : toProfile(user),
	};
}

type WireDecoration = NonNullable<WireUser['avatarDecorations']>[number] & { blink?: boolean | null };

function toDecorations(decorations: readonly WireDecoration[] | null | undefined): readonly AvatarDecoration[] {
	if (!decorations || decorations.length === 0) return NO_DECORATIONS;
	return decorations.slice(0, MAX_DECORATIONS).map(decoration => ({
		url: decoration.url,
		angle: decoration.angle ?? 0,
		flipH: decoration.flipH ?? false,
		offsetX: decoration.offsetX ?? 0,
		offsetY: decoration.offsetY ?? 0,
		blink: decoration.blink ?? false,
	}));
}

function toProfile(user: WireUser): UserProfile {
	return {
		description: user.description ?? null,
		bannerUrl: user.bannerUrl ?? null,
		bannerBlurhash: user.bannerBlurhash ?? null,
		location: user.location ?? null,
		birthday: user.birthday ?? null,
		lang: user.lang ?? null,
		followedMessage: user.followedMessage || null,
		fields: user.fields ?? [],
		verifiedLinks: user.verifiedLinks ?? [],
		createdAt: user.createdAt ? Date.parse(user.createdAt) : null,
		notesCount: user.notesCount ?? 0,
		followersCount: user.followersCount ?? 0,
		followingCount: user.followingCount ?? 0,
		pinnedNoteIds: user.pinnedNoteIds ?? [],
		pinnedPageId: user.pinnedPageId ?? null,
		isLocked: user.isLocked ?? false,
		publicReactions: user.publicReactions ?? false,
		followingVisibility: toWhoSees(user.followingVisibility),
		followersVisibility: toWhoSees(user.followersVisibility),
		isSuspended: user.isSuspended ?? false,
		isDeleted: (user as { isDeleted?: boolean | null }).isDeleted ?? false,
		isFollowing: user.isFollowing ?? false,
		isFollowed: user.isFollowed ?? false,
		isBlocking: user.isBlocking ?? false,
		isBlocked: user.isBlocked ?? false,
		isMuted: user.isMuted ?? false,
		isRenoteMuted: user.isRenoteMuted ?? false,
		notify: user.notify === 'normal' ? 'normal' : 'none',
		withReplies: user.withReplies ?? false,
		memo: user.memo || null,
		hasPendingFollowRequestFromYou: user.hasPendingFollowRequestFromYou ?? false,
		roles: (user.roles ?? []).map(({ id, name, color, iconUrl, description }) => ({
			id,
			name,
			color: color ?? null,
			iconUrl: iconUrl ?? null,
			description: description || null,
		})),
		url: user.url ?? user.uri ?? null,
	};
}

const toWhoSees = (who: unknown): WhoSees => (who === 'followers' || who === 'private' ? who : 'public');
