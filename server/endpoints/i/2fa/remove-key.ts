import {
	confirmIdentity,
	IDENTITY_LIMIT,
	identityErrors,
	identityParams,
} from '../../../auth/secondFactor/confirmIdentity';
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
			...identityParams,
			credentialId: p.text({ max: 2048 }),
		}),
		credential: true,
		secure: true,
		limit: IDENTITY_LIMIT,
		errors: identityErrors('141c598d-a825-44c8-9173-cfb9d92be493'),
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
