import { hashPassword } from '../../auth/passwords';
import { endSessions, randomText, revokeAppTokens } from '../../auth/tokens';
import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { isAbove } from '../../roles/isAbove';
import { profiles, users } from '../../store/tables/users';

const LENGTH = 8;

/**
 * Gives an account a password that nobody chose, and ends its sign-ins. `revokeAppTokens` is our own, named by the
 * endpoint `endpoint`: who stole an account may have given themselves a token, and the moderator cannot see whose one
 * is. The real server ignores it; without it the tokens of apps stay, as there.
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
		// First of all: between looking at the account and changing it, nothing else may happen.
		const passwordHash = await hashPassword(password);
		const user = core.db.byId(users, params.userId);
		if (!user) throw new ApiError(commonErrors.internal);
		// The first administrator's password is theirs alone; elsewhere, and for the server itself, there is none.
		const isReset = user.host === null && !user.isRoot && !user.isSystem && !isAbove(core, user, me);
		if (!isReset) throw new ApiError(commonErrors.accessDenied);
		core.db.update(profiles, { passwordHash }, 'userId = ?', user.id);
		endSessions(core, user.id);
		if (params.revokeAppTokens) revokeAppTokens(core, user.id);
		return { password };
	},
);
