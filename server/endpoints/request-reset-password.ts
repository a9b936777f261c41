import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { sendMail } from '../mail/sendMail';
import { profiles, users } from '../store/tables/users';

/** Sends a link that sets a new password, if the account has this confirmed address. The answer doesn't say so. */
export default defineEndpoint(
	{
		name: 'request-reset-password',
		params: p.params({ username: p.text({ max: 128 }), email: p.text({ max: 512 }) }),
		limit: { duration: 3_600_000, max: 3 },
	},
	({ core, params: { username, email } }) => {
		const user = core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase());
		if (!user || user.isDeleted || user.isSuspended || user.isSystem) return;
		if (!core.db.exists(profiles, 't.userId = ? AND t.email = ? AND t.emailVerified = 1', user.id, email)) return;
		const link = `${core.urls.origin}/reset-password/${core.passwordResets.begin(user.id)}`;
		const text = `To set a new password for @${user.username} within half an hour, open:\n${link}`;
		sendMail({ to: email, subject: 'Set a new password', text });
	},
);
