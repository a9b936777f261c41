import type { Core } from '../Core';
import { profiles, users } from '../store/tables/users';
import { acctOf } from '../users/acct';
import { isOpenAccount } from '../users/isOpenAccount';
import { sendMail } from './sendMail';

/** What a mail says of a notification; kinds without a text aren't mailed. */
const SUBJECTS: Readonly<Record<string, (who: string) => string>> = {
	mention: who => `${who} mentioned you`,
	reply: who => `${who} replied to you`,
	quote: who => `${who} quoted you`,
	follow: who => `${who} follows you`,
	receiveFollowRequest: who => `${who} asks to follow you`,
};

interface Mailed {
	type: string;
	notifierId?: string;
	noteId?: string;
}

/** Sends a mail about a notification to those who asked for mails of its kind and confirmed their address. */
export function mailNotification(core: Core, userId: string, { type, notifierId, noteId }: Mailed): void {
	const subject = SUBJECTS[type];
	if (!subject) return;
	const profile = core.db.first(profiles, 'WHERE t.userId = ?', userId);
	if (!profile?.email || !profile.emailVerified || !profile.emailNotificationTypes.includes(type)) return;
	if (!isOpenAccount(core, userId)) return;
	const to = profile.email;
	const notifier = notifierId === undefined ? undefined : core.db.byId(users, notifierId);
	if (!notifier) return;
	const who = `@${acctOf(core, notifier)}`;
	const path = noteId === undefined ? `/${who}` : `/notes/${noteId}`;
	core.db.afterCommit(() => sendMail({ to, subject: subject(who), text: core.urls.origin + path }));
}
