import { isPassword } from '../../auth/passwords';
import { IDENTITY_LIMIT } from '../../auth/secondFactor/confirmIdentity';
import { endSessions } from '../../auth/tokens';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Ends every sign-in of the caller including this one; streams are notified before they end. Tokens of apps stay. */
export default defineEndpoint(
	{
		name: 'i/regenerate-token',
		params: p.params({ password: p.text({ max: 1000 }) }),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: {
			incorrectPassword: {
				code: 'INCORRECT_PASSWORD',
				id: '3a5f4d7e-8b1c-4e2a-9d60-7c1f2b3a4d5e',
				message: 'The password is wrong.',
			},
		},
	},
	async ({ core, me, headers, params, errors }) => {
		if (!(await isPassword(core, me, params.password, { headers }))) throw errors.incorrectPassword();
		core.bus.emit('main', { userId: me.id, type: 'myTokenRegenerated', body: null });
		endSessions(core, me.id);
	},
);
