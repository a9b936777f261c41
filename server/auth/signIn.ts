import type { Core } from '../Core';
import { passesCaptchas } from '../captcha/passesCaptchas';
import { type UserRow, users } from '../store/tables/users';
import { keepAttempt, type SignInAsker } from './keepAttempt';
import { isPassword } from './passwords';
import { askForKeyOf, checkKey } from './secondFactor/keyAuthentication';
import { keysOf } from './secondFactor/keysOf';
import { takeCode } from './secondFactor/secondFactor';
import { secondFactorOf } from './secondFactor/secondFactorOf';
import { failSignIn, finishSignIn, limitSignIns, refuseSignIn, type SignInAnswer, withErrors } from './signInAnswers';

const BAD_REQUEST: SignInAnswer = { status: 400, body: undefined };
const isMissing = (value: unknown): value is undefined | null => value === undefined || value === null;
const next = (step: Record<string, unknown>): SignInAnswer => ({ status: 200, body: { finished: false, ...step } });

/**
 * One step of signing in. A name alone leads to the next step. Name and password finish, where two-factor sign-in is
 * off; where it is on they lead to a one-time code or a security key.
 */
export async function signIn(core: Core, body: unknown, from: SignInAsker): Promise<SignInAnswer> {
	const limited = limitSignIns(core, from);
	if (limited) return limited;
	const { username, password, token, credential } = (body ?? {}) as Record<string, unknown>;
	if (typeof username !== 'string') return BAD_REQUEST;
	const user = core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase());
	if (!user || user.isSystem || user.isDeleted) return refuseSignIn(404, 'noSuchUser');
	if (user.isSuspended) return refuseSignIn(403, 'suspended');
	const isProtected = secondFactorOf(core, user.id)?.secret != null;
	if (isMissing(password)) return next({ next: isProtected ? 'password' : 'captcha' });
	if (typeof password !== 'string') return BAD_REQUEST;
	return withErrors(async () => {
		// A second factor is more than a captcha can do.
		if (!isProtected && !(await passesCaptchas(core, body as Record<string, unknown>)))
			return refuseSignIn(400, 'captchaFailed');
		const isRight = await isPassword(core, user, password, from);
		if (isProtected) return secondStep(core, user, { password, isRight, token, credential }, from);
		return isRight ? finish(core, user, from) : refusePassword(core, user, password, from);
	});
}

const finish = (core: Core, user: UserRow, from: SignInAsker): SignInAnswer => ({
	status: 200,
	body: finishSignIn(core, user, from),
});

/** Without a password it is no attempt: it asks whether a passkey is enough. */
const refusePassword = (core: Core, user: UserRow, password: string, from: SignInAsker): SignInAnswer =>
	password === '' ? refuseSignIn(403, 'wrongPassword') : failSignIn(core, user, from, 'wrongPassword');

interface Given {
	readonly password: string;
	/** Whether the password was right. */
	readonly isRight: boolean;
	readonly token: unknown;
	readonly credential: unknown;
}

/** After the password, which may be wrong where a passkey alone is enough. */
async function secondStep(core: Core, user: UserRow, given: Given, from: SignInAsker): Promise<SignInAnswer> {
	const { password, isRight, token, credential } = given;
	const isKeyEnough = secondFactorOf(core, user.id)?.isPasswordLess === true;
	if (!isRight && (!isKeyEnough || !isMissing(token))) return refusePassword(core, user, password, from);
	if (!isMissing(token)) {
		const isCode = typeof token === 'string' && takeCode(core, user.id, token, { signsIn: true });
		return isCode ? finish(core, user, from) : failSignIn(core, user, from, 'wrongCode');
	}
	if (!isMissing(credential)) {
		const key = await checkKey(core, credential, { purpose: 'signIn', of: user.id, verifiesUser: !isRight });
		return key ? finish(core, user, from) : failSignIn(core, user, from, 'passkeyFailed');
	}
	// A guess, which nothing else would tell the owner of.
	if (!isRight && password !== '') keepAttempt(core, user.id, from, false);
	if (keysOf(core, user.id).length === 0) return next({ next: 'totp' });
	return next({ next: 'passkey', authRequest: await askForKeyOf(core, user.id, { verifiesUser: !isRight }) });
}
