import { randomUUID } from 'node:crypto';
import type { Core } from '../Core';
import { users } from '../store/tables/users';
import type { SignInAsker } from './keepAttempt';
import { askForAnyKey, checkKey } from './secondFactor/keyAuthentication';
import { secondFactorOf } from './secondFactor/secondFactorOf';
import { failSignIn, finishSignIn, limitSignIns, refuseSignIn, type SignInAnswer, withErrors } from './signInAnswers';

/** Signs in without a name: the first call begins with a challenge, the second one brings a passkey's answer to it. */
export async function signInWithPasskey(core: Core, body: unknown, from: SignInAsker): Promise<SignInAnswer> {
	const limited = limitSignIns(core, from);
	if (limited) return limited;
	const { credential, context } = (body ?? {}) as Record<string, unknown>;
	return withErrors(async () => {
		if (credential === undefined || credential === null) return begin(core);
		if (typeof context !== 'string') return { status: 400, body: undefined };
		return finish(core, credential, context, from);
	});
}

async function begin(core: Core): Promise<SignInAnswer> {
	const context = randomUUID();
	return { status: 200, body: { option: await askForAnyKey(core, context), context } };
}

async function finish(core: Core, credential: unknown, context: string, from: SignInAsker): Promise<SignInAnswer> {
	const key = await checkKey(core, credential, { purpose: 'passkey', of: context, verifiesUser: true });
	const user = key && core.db.byId(users, key.userId);
	if (!user || user.isDeleted) return refuseSignIn(403, 'passkeyFailed');
	if (user.isSuspended) return refuseSignIn(403, 'suspended');
	// A key that was added as a second factor doesn't take the password's place.
	if (secondFactorOf(core, user.id)?.isPasswordLess !== true) return failSignIn(core, user, from, 'passkeyNotEnough');
	return { status: 200, body: { signinResponse: finishSignIn(core, user, from) } };
}
