import type { entities } from 'misskey-js';
import { unreadAnnouncements } from '../announcements/unreadAnnouncements';
import type { Core } from '../Core';
import { antennas } from '../store/tables/collections';
import { followRequests } from '../store/tables/relations';
import { notifications as notificationsOf } from '../store/tables/server';
import type { ProfileRow, UserRow } from '../store/tables/users';
import { packAnnouncement } from './packAnnouncement';
import { packBackupCodesStock, packSecondFactor } from './packSecondFactor';

/** Fields of the user's own account only. The server has no chat yet. */
export function packMeOnly(core: Core, me: UserRow, profile: ProfileRow) {
	const unread = core.db.count(notificationsOf, 't.userId = ? AND t.id > ?', me.id, profile.readNotificationId);
	const announced = unreadAnnouncements(core, me).map(row => ({ ...packAnnouncement(core, row), isRead: false }));
	return {
		...packSecondFactor(core, me.id),
		avatarId: me.avatarId,
		bannerId: me.bannerId,
		followedMessage: profile.followedMessage,
		isModerator: core.roles.isModerator(me),
		isAdmin: core.roles.isAdministrator(me),
		injectFeaturedNote: profile.injectFeaturedNote,
		receiveAnnouncementEmail: profile.receiveAnnouncementEmail,
		alwaysMarkNsfw: profile.alwaysMarkNsfw,
		autoSensitive: profile.autoSensitive,
		carefulBot: profile.carefulBot,
		autoAcceptFollowed: profile.autoAcceptFollowed,
		noCrawle: profile.noCrawle,
		preventAiLearning: profile.preventAiLearning,
		isExplorable: me.isExplorable,
		isDeleted: me.isDeleted,
		twoFactorBackupCodesStock: packBackupCodesStock(core, me.id),
		hideOnlineStatus: me.hideOnlineStatus,
		// This server version never sets it; notifications have the same information.
		hasUnreadSpecifiedNotes: false,
		hasUnreadMentions: false,
		hasUnreadChatMessages: false,
		hasUnreadAnnouncement: announced.length > 0,
		unreadAnnouncements: announced,
		hasUnreadAntenna: core.db.exists(antennas, 't.userId = ? AND t.hasUnreadNote = 1', me.id),
		hasUnreadChannel: false,
		hasUnreadNotification: unread > 0,
		hasPendingReceivedFollowRequest: core.db.exists(followRequests, 't.followeeId = ?', me.id),
		unreadNotificationsCount: unread,
		mutedWords: profile.mutedWords,
		hardMutedWords: profile.hardMutedWords,
		mutedInstances: profile.mutedInstances,
		mutingNotificationTypes: [],
		notificationRecieveConfig: profile.notificationRecieveConfig,
		emailNotificationTypes: profile.emailNotificationTypes,
		achievements: profile.achievements,
		loggedInDays: profile.loggedInDates.length,
		// The published type is newer and has policies that this server version doesn't.
		policies: core.roles.policies(me) as entities.RolePolicies,
	};
}
