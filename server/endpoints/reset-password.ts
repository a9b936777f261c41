import { isDemoPassword } from '../auth/demoSignIns';
import { hashPassword } from '../auth/passwords';
import { endSessions } from '../auth/tokens';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { profiles, users } from '../store/tables/users';

/** Sets the password of a link from `request-reset-password`, and ends the account's sign-ins. */
export default defineEndpoint(
	{
		name: 'reset-password',
		params: p.params({ token: p.text({ max: 128 }), password: p.text({ min: 1, max: 500 }) }),
		limit: { duration: 60_000, max: 30 },
		errors: {
			noSuchRequest: {
				code: 'NO_SUCH_RESET_REQUEST',
				id: '6382759d-294c-43de-89b3-4e825006ca43',
				message: 'This link is not valid any longer. Ask for another one.',
			},
			knownPassword: {
				code: 'KNOWN_PASSWORD',
				id: '5c8f6f0e-3f0b-4c0e-9a53-1d8a6f6f2b17',
				message: 'This is the public demo password. Choose another one.',
			},
		},
	},
	async ({ core, params, errors }) => {
		const user = core.db.byId(users, core.passwordResets.find(params.token) ?? '');
		if (!user || user.isDeleted) throw errors.noSuchRequest();
		if (isDemoPassword(user.username, params.password)) throw errors.knownPassword();
		// Only a new password uses the link up, and only one: hashing takes time.
		core.passwordResets.take(params.token);
		const passwordHash = await hashPassword(params.password);
		core.db.update(profiles, { passwordHash }, 'userId = ?', user.id);
		endSessions(core, user.id);
	},
);
