import type { User } from '@/domain/User';

/** Whether two readings of a person show the same. Each note brings its author along: most of them say nothing new. */
export function isSameUser(a: User, b: User): boolean {
	return (
		a.name === b.name &&
		a.username === b.username &&
		a.avatarUrl === b.avatarUrl &&
		a.isBot === b.isBot &&
		a.isCat === b.isCat &&
		a.onlineStatus === b.onlineStatus &&
		a.movedTo === b.movedTo &&
		a.profile === b.profile &&
		a.badgeRoles.length === b.badgeRoles.length &&
		a.badgeRoles.every((role, index) => role.iconUrl === b.badgeRoles[index]?.iconUrl) &&
		a.instance?.iconUrl === b.instance?.iconUrl &&
		a.instance?.name === b.instance?.name
	);
}
