import type { AvatarDecoration, User } from '@/domain/person/User';

/** Whether two versions of a user are equal. Each note comes with its author, mostly unchanged. */
export function isSameUser(a: User, b: User): boolean {
	return (
		a.name === b.name &&
		a.username === b.username &&
		a.avatarUrl === b.avatarUrl &&
		a.isBot === b.isBot &&
		a.isCat === b.isCat &&
		a.onlineStatus === b.onlineStatus &&
		a.movedTo === b.movedTo &&
		a.asksToFollow === b.asksToFollow &&
		a.profile === b.profile &&
		a.badgeRoles.length === b.badgeRoles.length &&
		a.badgeRoles.every((role, index) => role.iconUrl === b.badgeRoles[index]?.iconUrl) &&
		a.instance?.iconUrl === b.instance?.iconUrl &&
		a.instance?.name === b.instance?.name &&
		a.instance?.themeColor === b.instance?.themeColor &&
		a.avatarDecorations.length === b.avatarDecorations.length &&
		a.avatarDecorations.every((decoration, index) => isSameDecoration(decoration, b.avatarDecorations[index]))
	);
}

function isSameDecoration(a: AvatarDecoration, b: AvatarDecoration | undefined): boolean {
	return (
		a.url === b?.url &&
		a.angle === b.angle &&
		a.flipH === b.flipH &&
		a.offsetX === b.offsetX &&
		a.offsetY === b.offsetY &&
		a.blink === b.blink
	);
}
