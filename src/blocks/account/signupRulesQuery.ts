import { toSignupRules } from '@/api/toSignupRules';
import { defineThing } from '@/stores/queries/Query';

/** What the server asks of those who sign up or in, as it is now: what is stored of the server may be an hour old. */
export const signupRulesQuery = defineThing({
	name: 'signupRules',
	lifetime: 'steady',
	fetch: async (session, _of: null, signal) =>
		toSignupRules(await session.api.call('meta', { detail: false }, { signal }), session.host),
});
