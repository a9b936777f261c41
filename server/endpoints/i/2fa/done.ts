import { wrongCode } from '../../../auth/secondFactor/confirmIdentity';
import { completeSecondFactor } from '../../../auth/secondFactor/secondFactor';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** Turns two-factor sign-in on with the first code. The backup codes are answered this once. */
export default defineEndpoint(
	{
		name: 'i/2fa/done',
		params: p.params({ token: p.text({ max: 200 }) }),
		credential: true,
		secure: true,
		// The same as for attempts to sign in.
		limit: { duration: 5 * 60_000, max: 30 },
		errors: { wrongCode },
	},
	({ core, me, params, errors }) => {
		const backupCodes = completeSecondFactor(core, me.id, params.token);
		if (!backupCodes) throw errors.wrongCode();
		return { backupCodes };
	},
);
