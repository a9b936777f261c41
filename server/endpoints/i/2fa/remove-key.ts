import { confirmIdentity, wrongCode } from '../../../auth/secondFactor/confirmIdentity';
import { keysOf } from '../../../auth/secondFactor/keysOf';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { secondFactors, securityKeys } from '../../../store/tables/secondFactors';
import { announceMeUpdated } from '../../../users/announceMeUpdated';

/** Removes a security key; does nothing for those of others. Without any, signing in takes the password again. */
export default defineEndpoint(
	{
		name: 'i/2fa/remove-key',
		params: p.params({
			password: p.text({ max: 1000 }),
			token: p.nullish(p.text({ max: 200 })),
			credentialId: p.text({ max: 2048 }),
		}),
		credential: true,
		secure: true,
		// The same as for attempts to sign in.
		limit: { duration: 5 * 60_000, max: 30 },
		errors: {
			incorrectPassword: {
				code: 'INCORRECT_PASSWORD',
				id: '141c598d-a825-44c8-9173-cfb9d92be493',
				message: 'Incorrect password.',
			},
			wrongCode,
		},
	},
	async ({ core, me, headers, params }) => {
		await confirmIdentity(core, me, params, { headers });
		core.db.transaction(() => {
			core.db.delete(securityKeys, 'id = ? AND userId = ?', params.credentialId, me.id);
			const isLast = keysOf(core, me.id).length === 0;
			if (isLast) core.db.update(secondFactors, { isPasswordLess: false }, 'userId = ?', me.id);
			announceMeUpdated(core, me.id);
		});
	},
);
