import type { Antenna, Channel, Clip, PublicList, Role, UserList } from '@/domain/collection/collections';
import type { WireAntenna, WireChannel, WireClip, WirePublicList, WireRole, WireUserList } from '@/wire/entities';

// Missing and null fields get harmless defaults.

export const toClip = (wire: WireClip): Clip => ({
	id: wire.id,
	name: wire.name ?? '',
	description: wire.description ?? null,
	isPublic: wire.isPublic ?? false,
	notesCount: wire.notesCount ?? 0,
	lastClippedAt: wire.lastClippedAt ?? null,
	userId: wire.userId ?? null,
	favoritedCount: wire.favoritedCount ?? 0,
	isFavorited: wire.isFavorited ?? false,
});

export const toUserList = ({ id, name, userIds, isPublic }: WireUserList): UserList => ({
	id,
	name: name ?? '',
	userIds: userIds ?? [],
	isPublic: isPublic ?? false,
});

export const toPublicList = (wire: WirePublicList): PublicList => ({
	...toUserList(wire),
	likedCount: wire.likedCount ?? 0,
	isLiked: wire.isLiked ?? false,
});

export const toAntenna = (wire: WireAntenna): Antenna => ({
	id: wire.id,
	name: wire.name ?? '',
	src: wire.src ?? 'all',
	users: wire.users ?? [],
	userListId: wire.userListId ?? null,
	keywords: wire.keywords ?? [],
	excludeKeywords: wire.excludeKeywords ?? [],
	caseSensitive: wire.caseSensitive ?? false,
	localOnly: wire.localOnly ?? false,
	excludeBots: wire.excludeBots ?? false,
	withReplies: wire.withReplies ?? false,
	withFile: wire.withFile ?? false,
	excludeNotesInSensitiveChannel: wire.excludeNotesInSensitiveChannel ?? false,
	hasUnreadNote: wire.hasUnreadNote ?? false,
	isActive: wire.isActive ?? true,
	notify: wire.notify ?? false,
});

export const toRole = (wire: WireRole): Role => ({
	id: wire.id,
	name: wire.name ?? '',
	description: wire.description ?? '',
	color: wire.color ?? null,
	iconUrl: wire.iconUrl ?? null,
	usersCount: wire.usersCount ?? null,
	isExplorable: wire.isExplorable ?? false,
	// Roles of the other kind are assigned by a condition, and the server would refuse to assign them by hand.
	target: wire.target ?? 'conditional',
	canEditMembersByModerator: wire.canEditMembersByModerator ?? false,
});

export const toChannel = (wire: WireChannel): Channel => ({
	id: wire.id,
	name: wire.name ?? '',
	description: wire.description || null,
	color: wire.color ?? '',
	bannerUrl: wire.bannerUrl ?? null,
	userId: wire.userId ?? null,
	isArchived: wire.isArchived ?? false,
	isSensitive: wire.isSensitive ?? false,
	allowRenoteToExternal: wire.allowRenoteToExternal ?? true,
	usersCount: wire.usersCount ?? 0,
	notesCount: wire.notesCount ?? 0,
	lastNotedAt: wire.lastNotedAt ?? null,
	pinnedNoteIds: wire.pinnedNoteIds ?? [],
	isFollowing: wire.isFollowing ?? false,
	isFavorited: wire.isFavorited ?? false,
});
