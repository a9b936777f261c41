import { confirmIdentity, identityErrors, identityParams } from '../../auth/secondFactor/confirmIdentity';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { changeAddress } from '../../mail/changeAddress';
import { mailAddressProblem } from '../../mail/mailAddressProblem';
import { packMe } from '../../pack/packUser';

/** Changes the mail address; without one it is taken away. */
export default defineEndpoint(
	{
		name: 'i/update-email',
		params: p.params({
			...identityParams,
			email: p.nullish(p.text({ max: 512 })),
		}),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 3 },
		errors: {
			...identityErrors('e54c1d7e-e7d6-4103-86b6-0a95069b4ad3'),
			unavailable: {
				code: 'UNAVAILABLE',
				id: 'a2defefb-f220-8849-0af6-17f816099323',
				message: 'Unavailable email address.',
			},
			emailRequired: {
				code: 'EMAIL_REQUIRED',
				id: '324c7a88-59f2-492f-903f-89134f93e47e',
				message: 'Email address is required.',
			},
		},
	},
	async ({ core, me, headers, params, errors }) => {
		await confirmIdentity(core, me, params, { headers });
		const email = params.email ?? null;
		if (email === null && core.settings.get('emailRequiredForSignup')) throw errors.emailRequired();
		if (email !== null && mailAddressProblem(core, email, me.id)) throw errors.unavailable();
		changeAddress(core, me, email);
		return packMe(core, me);
	},
);
