import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { mailAddressProblem } from '../../mail/mailAddressProblem';

export default defineEndpoint(
	{
		name: 'email-address/available',
		params: p.params({ emailAddress: p.text({ max: 512 }) }),
		// Each answer tells whether somebody here uses the address.
		limit: { duration: 60_000, max: 60 },
	},
	({ core, params }) => {
		const reason = mailAddressProblem(core, params.emailAddress);
		return { available: reason === null, reason };
	},
);
