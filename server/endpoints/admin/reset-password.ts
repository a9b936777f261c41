import { hashPassword } from '../../auth/passwords';
import { randomText } from '../../auth/randomText';
import { endSessions, revokeAppTokens } from '../../auth/tokens';
import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { isAbove } from '../../roles/isAbove';
import { profiles, users } from '../../store/tables/users';

const LENGTH = 8;

/**
 * Sets a random password and ends the account's sign-ins. `revokeAppTokens` is our own parameter, listed by the
 * endpoint `endpoint`: an intruder may have made a token, and moderators can't see whose a token is. The real server
 * ignores it; without it tokens of apps stay, as there.
 */
export default defineEndpoint(
	{
		name: 'admin/reset-password',
		params: p.params({ userId: p.id(), revokeAppTokens: p.optional(p.flag(), false) }),
		credential: true,
		permission: 'write:admin:reset-password',
		role: 'moderator',
	},
	async ({ core, me, params }) => {
		const password = randomText(LENGTH);
		// First, as nothing may happen between checking the account and changing it.
		const passwordHash = await hashPassword(password);
		const user = core.db.byId(users, params.userId);
		if (!user) throw new ApiError(commonErrors.internal);
		// The root administrator's password can't be reset; remote users and system accounts have none.
		const isReset = user.host === null && !user.isRoot && !user.isSystem && !isAbove(core, user, me);
		if (!isReset) throw new ApiError(commonErrors.accessDenied);
		core.db.update(profiles, { passwordHash }, 'userId = ?', user.id);
		endSessions(core, user.id);
		if (params.revokeAppTokens) revokeAppTokens(core, user.id);
		return { password };
	},
);
