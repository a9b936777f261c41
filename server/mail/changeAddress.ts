import { randomText } from '../auth/randomText';
import type { Core } from '../Core';
import { profiles, type UserRow } from '../store/tables/users';
import { announceMeUpdated } from '../users/announceMeUpdated';
import { mailAddressProblem } from './mailAddressProblem';
import { sendMail } from './sendMail';

const CODE_LENGTH = 16;

/** Sets an account's mail address, which has to be confirmed by a link that is sent to it; null takes it away. */
export function changeAddress(core: Core, me: UserRow, email: string | null): void {
	const emailVerifyCode = email === null ? null : randomText(CODE_LENGTH);
	core.db.transaction(() => {
		core.db.update(profiles, { email, emailVerified: false, emailVerifyCode }, 'userId = ?', me.id);
		announceMeUpdated(core, me.id);
		if (email === null) return;
		const link = `${core.urls.origin}/verify-email/${emailVerifyCode}`;
		const text = `To confirm this address for @${me.username}, open:\n${link}`;
		core.db.afterCommit(() => sendMail({ to: email, subject: 'Confirm your mail address', text }));
	});
}

/** Confirms the address that a link was sent to. False if the link is not valid (any longer). */
export function confirmAddress(core: Core, code: string): boolean {
	const profile = core.db.first(profiles, 'WHERE t.emailVerifyCode = ?', code);
	// Of several accounts that were promised the same address the first has it.
	if (!profile?.email || mailAddressProblem(core, profile.email, profile.userId) === 'used') return false;
	core.db.transaction(() => {
		core.db.update(profiles, { emailVerified: true, emailVerifyCode: null }, 'userId = ?', profile.userId);
		announceMeUpdated(core, profile.userId);
	});
	return true;
}
