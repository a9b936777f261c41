import { isDemoPassword } from '../../auth/demoSignIns';
import { hashPassword } from '../../auth/passwords';
import {
	confirmIdentity,
	IDENTITY_LIMIT,
	identityErrors,
	identityParams,
} from '../../auth/secondFactor/confirmIdentity';
import { endSessions } from '../../auth/tokens';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { profiles } from '../../store/tables/users';

/**
 * Changes the password and ends the caller's other sign-ins with their streams, as another person may know the old one.
 * Tokens of apps stay, as on the real server: `i/apps` lists them, `i/revoke-token` revokes them.
 */
export default defineEndpoint(
	{
		name: 'i/change-password',
		params: p.params({
			currentPassword: identityParams.password,
			newPassword: p.text({ min: 1, max: 1000 }),
			token: identityParams.token,
		}),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: {
			...identityErrors('990f224d-ad68-4f84-8138-42b6185472a6', 'The password is wrong.'),
			knownPassword: {
				code: 'KNOWN_PASSWORD',
				id: '5c8f6f0e-3f0b-4c0e-9a53-1d8a6f6f2b17',
				message: 'This is the public demo password. Choose another one.',
			},
		},
	},
	async ({ core, me, token, headers, params, errors }) => {
		await confirmIdentity(core, me, { password: params.currentPassword, token: params.token }, { headers });
		if (isDemoPassword(me.username, params.newPassword)) throw errors.knownPassword();
		const passwordHash = await hashPassword(params.newPassword);
		core.db.update(profiles, { passwordHash }, 'userId = ?', me.id);
		endSessions(core, me.id, token?.id);
	},
);
