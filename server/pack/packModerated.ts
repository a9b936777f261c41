import type { Core } from '../Core';
import type { Answer } from '../http/endpoint';
import { dateOfId } from '../store/IdSource';
import { roleAssignments } from '../store/tables/server';
import { profiles, signins, type UserRow } from '../store/tables/users';
import { packEach } from './packEach';
import { packRole } from './packRole';

/** The number of recent ones. */
const SIGNINS_SHOWN = 50;

/**
 * What moderators see about a user in addition to the profile.
 * @throws Error for a user without a profile
 */
export function packModerated(core: Core, user: UserRow): Answer<'admin/show-user'> {
	const { db, roles } = core;
	const profile = db.first(profiles, 'WHERE t.userId = ?', user.id);
	if (!profile) throw new Error(`user ${user.id} has no profile`);
	const policies = roles.policies(user);
	const assigned = db.select(
		roleAssignments,
		'WHERE t.userId = ? AND (t.expiresAt IS NULL OR t.expiresAt > ?) ORDER BY t.id',
		user.id,
		Date.now(),
	);
	return {
		email: profile.email,
		emailVerified: profile.emailVerified,
		followedMessage: profile.followedMessage,
		autoAcceptFollowed: profile.autoAcceptFollowed,
		noCrawle: profile.noCrawle,
		preventAiLearning: profile.preventAiLearning,
		alwaysMarkNsfw: profile.alwaysMarkNsfw,
		autoSensitive: profile.autoSensitive,
		carefulBot: profile.carefulBot,
		injectFeaturedNote: profile.injectFeaturedNote,
		receiveAnnouncementEmail: profile.receiveAnnouncementEmail,
		mutedWords: profile.mutedWords,
		mutedInstances: profile.mutedInstances,
		notificationRecieveConfig: profile.notificationRecieveConfig,
		isModerator: roles.isModerator(user),
		isSilenced: !policies.canPublicNote,
		isSuspended: user.isSuspended,
		// Inactive users aren't hibernated on this server.
		isHibernated: false,
		lastActiveDate: user.lastActiveAt === null ? null : new Date(user.lastActiveAt).toISOString(),
		moderationNote: profile.moderationNote,
		signins: db
			.select(signins, 'WHERE t.userId = ? ORDER BY t.id DESC LIMIT ?', user.id, SIGNINS_SHOWN)
			.map(({ id, userId, ip, headers, success }) => ({
				id,
				createdAt: dateOfId(id),
				userId,
				ip,
				headers: headers as Record<string, never>,
				success,
			})),
		policies: policies as Answer<'admin/show-user'>['policies'],
		roles: roles.of(user).map(role => packRole(core, role)),
		roleAssigns: packEach(assigned, ({ id, roleId, expiresAt }) => ({
			createdAt: dateOfId(id),
			expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
			roleId,
		})),
	};
}
