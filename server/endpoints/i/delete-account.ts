import { closeAccount } from '../../account/closeAccount';
import {
	confirmIdentity,
	IDENTITY_LIMIT,
	identityErrors,
	identityParams,
} from '../../auth/secondFactor/confirmIdentity';
import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Deletes the caller's account. Until all is deleted its tokens may read, and `isDeleted` says what is going on. */
export default defineEndpoint(
	{
		name: 'i/delete-account',
		params: p.params(identityParams),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: identityErrors('adc0324c-7cc9-4c8c-ba7c-592d9be7fde9', 'The password is wrong.'),
	},
	async ({ core, me, headers, params }) => {
		await confirmIdentity(core, me, params, { headers });
		// The server needs its first administrator.
		if (me.isRoot) throw new ApiError(commonErrors.accessDenied);
		closeAccount(core, me, { areTokensKept: true });
	},
);
