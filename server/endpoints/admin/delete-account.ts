import { closeAccount } from '../../account/closeAccount';
import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'admin/delete-account',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:admin:delete-account',
		role: 'administrator',
	},
	({ core, params }) => {
		const user = core.db.byId(users, params.userId);
		// As on the real server, which has no error for these cases.
		if (!user) throw new ApiError(commonErrors.internal);
		if (user.isRoot || user.isSystem) throw new ApiError(commonErrors.accessDenied);
		closeAccount(core, user, { areTokensKept: false });
	},
);
