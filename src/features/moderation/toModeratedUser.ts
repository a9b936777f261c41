import type { WireModeratedUser } from '@/wire/endpoints/ModerationEndpoints';

export interface SignIn {
	readonly id: string;
	readonly ip: string;
	/** Milliseconds since the epoch; null if the server leaves it out. */
	readonly at: number | null;
	readonly isSuccess: boolean;
}

export interface HeldRole {
	readonly id: string;
	readonly name: string;
	readonly color: string | null;
	/** When it was assigned, in milliseconds since the epoch; null for a conditional role. */
	readonly since: number | null;
	/** Null for no end. */
	readonly until: number | null;
	/** Whether moderators can remove it; administrators always can. */
	readonly canBeTakenByModerator: boolean;
}

/** What moderators see about a user in addition to the profile. */
export interface ModeratedUser {
	readonly userId: string;
	readonly email: string | null;
	readonly isEmailVerified: boolean;
	readonly isAdmin: boolean;
	readonly isModerator: boolean;
	readonly isSilenced: boolean;
	readonly isSuspended: boolean;
	readonly isHibernated: boolean;
	readonly lastActiveAt: number | null;
	readonly note: string;
	/** Latest first. */
	readonly signIns: readonly SignIn[];
	readonly roles: readonly HeldRole[];
}

/** Missing and null fields get harmless defaults. */
export function toModeratedUser(userId: string, told: WireModeratedUser): ModeratedUser {
	const roles = told.roles ?? [];
	const isAdmin = roles.some(role => role.isAdministrator === true);
	return {
		userId,
		email: told.email || null,
		isEmailVerified: told.emailVerified ?? false,
		isAdmin,
		isModerator: isAdmin || (told.isModerator ?? false),
		isSilenced: told.isSilenced ?? false,
		isSuspended: told.isSuspended ?? false,
		isHibernated: told.isHibernated ?? false,
		lastActiveAt: timeOf(told.lastActiveDate),
		note: told.moderationNote ?? '',
		signIns: (told.signins ?? [])
			.map(({ id, ip, createdAt, success }) => ({
				id,
				ip: ip ?? '',
				at: timeOf(createdAt),
				isSuccess: success ?? false,
			}))
			.sort((a, b) => (a.id < b.id ? 1 : -1)),
		roles: roles.map(role => {
			const given = told.roleAssigns?.find(({ roleId }) => roleId === role.id);
			return {
				id: role.id,
				name: role.name ?? '',
				color: role.color ?? null,
				since: timeOf(given?.createdAt),
				until: timeOf(given?.expiresAt),
				canBeTakenByModerator: role.canEditMembersByModerator ?? false,
			};
		}),
	};
}

const timeOf = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);
