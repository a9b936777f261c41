import { closeAccount } from '../../account/closeAccount';
import { confirmIdentity, wrongCode } from '../../auth/secondFactor/confirmIdentity';
import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Deletes the caller's account. Until all is deleted its tokens may read, and `isDeleted` says what is going on. */
export default defineEndpoint(
	{
		name: 'i/delete-account',
		params: p.params({ password: p.text({ max: 1000 }), token: p.nullish(p.text({ max: 200 })) }),
		credential: true,
		secure: true,
		// The same as for attempts to sign in.
		limit: { duration: 5 * 60_000, max: 30 },
		errors: {
			incorrectPassword: {
				code: 'INCORRECT_PASSWORD',
				id: 'adc0324c-7cc9-4c8c-ba7c-592d9be7fde9',
				message: 'The password is wrong.',
			},
			wrongCode,
		},
	},
	async ({ core, me, headers, params }) => {
		await confirmIdentity(core, me, params, { headers });
		// The server needs its first administrator.
		if (me.isRoot) throw new ApiError(commonErrors.accessDenied);
		closeAccount(core, me, { areTokensKept: true });
	},
);
