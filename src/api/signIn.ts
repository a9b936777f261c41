import { pause } from '@/base/pause';
import type { WireKeyRequest } from '@/wire/endpoints/AccountEndpoints';
import type { Answer, Params } from '@/wire/endpoints/Endpoints';
import { ApiError } from './ApiError';
import { type Posted, postPlain } from './postPlain';
import { infoOfRetryAfter } from './resetIn';

/** Servers refuse attempts that follow each other faster than in half a second. */
const APART_MS = 600;

export interface Credentials {
	readonly username: string;
	/** Empty to sign in by a passkey alone; missing to only ask for the next step. */
	readonly password?: string;
	/** One-time or backup code. */
	readonly token?: string;
	/** The answer of a key to a `passkey` step. */
	readonly credential?: unknown;
	/** Answers to captchas, by the names that servers give them. */
	readonly [captcha: `${string}-response`]: string;
}

/** What to do next: `captcha` and `password` after a name alone, the others after the password. */
export type SigninStep =
	| { readonly finished: true; readonly id: string; readonly token: string }
	| { readonly finished: false; readonly next: 'captcha' | 'password' | 'totp' }
	| { readonly finished: false; readonly next: 'passkey'; readonly request: WireKeyRequest }
	| { readonly finished: false; readonly next: 'unknown' };

/**
 * One step of signing in. Refusals only have an id; those by a rate limit may have its end in `info`.
 * @throws {ApiError}, {NetworkError}
 */
export async function signIn(origin: string, credentials: Credentials): Promise<SigninStep> {
	const posted = await attempt(origin, 'signin-flow', credentials);
	const step = posted.status === 200 ? readStep(posted.body) : null;
	if (step === null) throw refusalOf('signin-flow', posted);
	return step;
}

type Told = Pick<Answer<'signin-flow'>, 'finished' | 'id' | 'i' | 'next' | 'authRequest'>;

/** Null if the answer isn't a step of the sign-in. */
function readStep(told: Told | null | undefined): SigninStep | null {
	if (told?.finished && told.id && told.i) return { finished: true, id: told.id, token: told.i };
	if (told?.finished !== false) return null;
	const { next, authRequest } = told;
	if (next === 'passkey' && authRequest) return { finished: false, next, request: authRequest };
	const isKnown = next === 'captcha' || next === 'password' || next === 'totp';
	return { finished: false, next: isKnown ? next : 'unknown' };
}

/** A challenge for any passkey, which its owner chooses. */
export interface PasskeyChallenge {
	readonly request: WireKeyRequest;
	/** Is sent back with the answer. */
	readonly context: string;
}

/**
 * Begins to sign in by a passkey, without a name.
 * @throws {ApiError}, {NetworkError}
 */
export async function beginPasskey(origin: string): Promise<PasskeyChallenge> {
	const posted = await attempt(origin, 'signin-with-passkey', {});
	const { option, context } = posted.body ?? {};
	if (!option || !context) throw refusalOf('signin-with-passkey', posted);
	return { request: option, context };
}

/**
 * Signs in by the answer of a passkey, or says what the server wants instead.
 * @throws {ApiError}, {NetworkError}
 */
export async function finishPasskey(origin: string, context: string, credential: unknown): Promise<SigninStep> {
	const posted = await attempt(origin, 'signin-with-passkey', { context, credential });
	const { signinResponse } = posted.body ?? {};
	const step = readStep(signinResponse && { finished: true, ...signinResponse }) ?? readStep(posted.body);
	if (step === null) throw refusalOf('signin-with-passkey', posted);
	return step;
}

type Attempted = 'signin-flow' | 'signin-with-passkey';

/** The API's own form; the web framework has `error` as a text, with a message beside it. */
interface Refusal {
	readonly error?: { readonly code?: string; readonly id?: string; readonly message?: string } | string | null;
	readonly message?: string | null;
}

/** What the statuses of refusals without a code mean. */
const CODES: Readonly<Record<number, string>> = { 404: 'UNKNOWN_API_ENDPOINT', 429: 'RATE_LIMIT_EXCEEDED' };

function refusalOf<E extends Attempted>(endpoint: E, { status, body, retryAfter }: Posted<E>): ApiError {
	const told: Refusal | null = body;
	const error =
		typeof told?.error === 'object' ? told.error : { message: told?.message ?? '', code: CODES[status] ?? '' };
	return new ApiError(endpoint, status, { info: infoOfRetryAfter(retryAfter), ...error });
}

let lastAt = Number.NEGATIVE_INFINITY;

/** Waits as long as the server wants attempts to be apart: a password manager or a key is faster. */
async function attempt<E extends Attempted>(origin: string, endpoint: E, params: Params<E>): Promise<Posted<E>> {
	const waitMs = lastAt + APART_MS - performance.now();
	if (waitMs > 0) await pause(waitMs);
	lastAt = performance.now();
	try {
		return await postPlain(origin, endpoint, params);
	} finally {
		lastAt = performance.now();
	}
}
