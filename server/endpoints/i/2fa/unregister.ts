import { confirmIdentity, wrongCode } from '../../../auth/secondFactor/confirmIdentity';
import { endSecondFactor } from '../../../auth/secondFactor/secondFactor';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

/** Turns two-factor sign-in off, and removes the security keys. */
export default defineEndpoint(
	{
		name: 'i/2fa/unregister',
		params: p.params({ password: p.text({ max: 1000 }), token: p.nullish(p.text({ max: 200 })) }),
		credential: true,
		secure: true,
		// The same as for attempts to sign in.
		limit: { duration: 5 * 60_000, max: 30 },
		errors: {
			incorrectPassword: {
				code: 'INCORRECT_PASSWORD',
				id: '7add0395-9901-4098-82f9-4f67af65f775',
				message: 'Incorrect password.',
			},
			wrongCode,
		},
	},
	async ({ core, me, headers, params }) => {
		await confirmIdentity(core, me, params, { headers });
		endSecondFactor(core, me.id);
	},
);
