import type { Core } from '../Core';
import { ApiError } from '../http/ApiError';
import { addressKey } from '../http/addressKey';
import { commonErrors } from '../http/commonErrors';
import { clockTime } from '../steadyNow';
import type { UserRow } from '../store/tables/users';
import { keepAttempt, type SignInAsker } from './keepAttempt';
import { makeSessionToken } from './tokens';

/** The ids of refusals, which have nothing else. */
export const SIGN_IN_ERRORS = {
	noSuchUser: '6cc579cc-885d-43d8-95c2-b8c7fc963280',
	suspended: 'e03a5f46-d309-4865-9b69-56282d94e1eb',
	wrongPassword: '932c904e-9460-45b7-9ce6-7ed33be7eb2c',
	wrongCode: 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f',
	/** The id is our own. */
	captchaFailed: '9b1f7c0e-5d0a-4c53-8a86-2f6f0b1d7e34',
	passkeyFailed: '93b86c4b-72f9-40eb-9815-798928603d1e',
	/** The id is our own. */
	passkeyNotEnough: '2f6f1d1c-4a0c-4c8e-9a5d-6f3e0f7b8c21',
} as const;

/** By address. Half a second apart, so that passwords can't be tried in bulk. */
const LIMIT = { duration: 5 * 60_000, max: 30, minInterval: 500 };

export interface SignInAnswer {
	status: number;
	body: unknown;
	/** When the next attempt is allowed, if a limit was reached, in milliseconds since the epoch. */
	resetMs?: number;
}

export const refuseSignIn = (status: number, name: keyof typeof SIGN_IN_ERRORS): SignInAnswer => ({
	status,
	body: { error: { id: SIGN_IN_ERRORS[name] } },
});

/** Counts an attempt by its address; the answer if it is one too many. */
export function limitSignIns(core: Core, { ip }: SignInAsker): SignInAnswer | null {
	const limited = core.limiter.take('signin', addressKey(ip), LIMIT, 1);
	if (!limited) return null;
	const { message, code, id, status } = commonErrors.tooManySignIns;
	return { status, body: { error: { message, code, id } }, resetMs: clockTime(limited.resetMs) };
}

/** Signs in: the attempt is stored, and a new token made. */
export function finishSignIn(core: Core, user: UserRow, from: SignInAsker) {
	keepAttempt(core, user.id, from, true);
	return { finished: true, id: user.id, i: makeSessionToken(core, user.id) } as const;
}

/** Refuses and stores the attempt. */
export function failSignIn(
	core: Core,
	user: UserRow,
	from: SignInAsker,
	name: keyof typeof SIGN_IN_ERRORS,
): SignInAnswer {
	keepAttempt(core, user.id, from, false);
	return refuseSignIn(403, name);
}

/** Turns errors that other code throws into answers. */
export async function withErrors(work: () => Promise<SignInAnswer>): Promise<SignInAnswer> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ApiError) return { status: error.status, body: error.envelope };
		throw error;
	}
}
