import type { Core } from '../../Core';
import type { ErrorDefinition } from '../../http/ApiError';
import { Refusal } from '../../http/ApiError';
import * as p from '../../http/params';
import type { UserRow } from '../../store/tables/users';
import type { Asker } from '../Asker';
import { isPassword } from '../passwords';
import { takeCode } from './secondFactor';
import { hasSecondFactor } from './secondFactorOf';

/** The parameters of endpoints that call `confirmIdentity`. */
export const identityParams = { password: p.text({ max: 1000 }), token: p.nullish(p.text({ max: 200 })) };

/** How often an account may try: the same as for attempts to sign in. */
export const IDENTITY_LIMIT = { duration: 5 * 60_000, max: 30 };

/** The id is that of a wrong code at sign-in; the real server fails (500). */
export const wrongCode = {
	code: 'INCORRECT_CODE',
	id: 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f',
	message: 'The one-time code is missing or wrong.',
} satisfies ErrorDefinition;

/** The errors of endpoints that call `confirmIdentity`. @param id the endpoint's own, for a wrong password */
export const identityErrors = (id: string, message = 'Incorrect password.') =>
	({ incorrectPassword: { code: 'INCORRECT_PASSWORD', id, message }, wrongCode }) satisfies Record<
		string,
		ErrorDefinition
	>;

/**
 * Makes sure that it is the account's owner who asks: by the password, and a one-time or backup code where two-factor
 * sign-in is on. An open page is not enough, as somebody else may be sitting at it.
 * @throws Refusal `incorrectPassword`, `wrongCode`
 * @throws ApiError if too many codes were tried
 */
export async function confirmIdentity(
	core: Core,
	me: UserRow,
	given: { password: string; token?: string | null | undefined },
	asker: Asker,
): Promise<void> {
	if (!(await isPassword(core, me, given.password, asker))) throw new Refusal('incorrectPassword');
	if (!hasSecondFactor(core, me.id)) return;
	if (!given.token || !takeCode(core, me.id, given.token, { signsIn: false })) throw new Refusal('wrongCode');
}
