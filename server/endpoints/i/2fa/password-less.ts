import { keysOf } from '../../../auth/secondFactor/keysOf';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { secondFactors } from '../../../store/tables/secondFactors';
import { announceMeUpdated } from '../../../users/announceMeUpdated';

/** Chooses whether a passkey alone signs in. */
export default defineEndpoint(
	{
		name: 'i/2fa/password-less',
		params: p.params({ value: p.flag() }),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 60 },
		errors: {
			noKey: { code: 'NO_SECURITY_KEY', id: 'f9c54d7f-d4c2-4d3c-9a8g-a70daac86512', message: 'No security key.' },
		},
	},
	({ core, me, params, errors }) => {
		if (params.value && keysOf(core, me.id).length === 0) throw errors.noKey();
		core.db.update(secondFactors, { isPasswordLess: params.value }, 'userId = ?', me.id);
		announceMeUpdated(core, me.id);
	},
);
