import { createAccount, type UsernameProblem, UsernameRefused, usernameProblem } from '../../../auth/createAccount';
import { makeSessionToken } from '../../../auth/tokens';
import { ApiError } from '../../../http/ApiError';
import { commonErrors } from '../../../http/commonErrors';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packMe } from '../../../pack/packUser';

export default defineEndpoint(
	{
		name: 'admin/accounts/create',
		params: p.params({
			username: p.pattern(/^\w{1,20}$/, { max: 20 }),
			password: p.text({ min: 1, max: 500 }),
			setupPassword: p.nullish(p.text({ max: 500 })),
		}),
		limit: { duration: 60_000, max: 1000 },
		errors: {
			accessDenied: { code: 'ACCESS_DENIED', id: '1fb7cb09-d46a-4fff-b8df-057708cce513', message: 'Access denied.' },
			wrongInitialPassword: {
				code: 'INCORRECT_INITIAL_PASSWORD',
				id: '97147c55-1ae1-4f6f-91d6-e1c3e0e76d62',
				message: 'Incorrect initial password.',
			},
		},
	},
	async ({ core, me, token, params, errors }) => {
		const isAllowed = me !== null && token?.kind === 'session' && core.roles.isAdministrator(me);
		if (!isAllowed) throw errors.accessDenied();
		const problem = usernameProblem(core, params.username, true);
		if (problem) throw badName(problem);
		const user = await createAccount(core, params).catch((error: unknown) => {
			throw error instanceof UsernameRefused ? badName(error.problem) : error;
		});
		return { ...packMe(core, user), token: makeSessionToken(core, user.id) };
	},
);

/** The real server fails here (500); ours says what was wrong. */
const badName = (reason: UsernameProblem) =>
	new ApiError(commonErrors.invalidParam, { param: '#/properties/username', reason });
