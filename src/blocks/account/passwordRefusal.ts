import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { errorText } from '../query/errorText';

/** From our home server: demo accounts' default passwords only work on its own machine. */
const DEMO_REFUSED = 'b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10';
/** The same id as for a wrong code at sign-in. */
const WRONG_CODE = 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f';

/** Details of the internal error to which a missing or wrong code leads on real servers. */
const INNER_OF_CODE: readonly string[] = ['authentication failed', 'not verified'];

export interface PasswordRefusal {
	/** `wrong`: the password; `code`: a one-time code may be missing. */
	readonly kind: 'wrong' | 'code' | 'other';
	readonly text: string;
}

/**
 * Why a call with a password was refused. Real servers respond with an internal error (500) to a wrong password or a
 * missing one-time code; only the details tell which, and whether it was anything else.
 */
export function passwordRefusal(error: unknown): PasswordRefusal {
	if (error instanceof ApiError) {
		if (error.code === 'INCORRECT_PASSWORD') return { kind: 'wrong', text: text.signin.wrongPassword };
		if (error.id === WRONG_CODE) return { kind: 'code', text: text.signin.wrongCode };
		if (error.code === 'TOO_MANY_AUTHENTICATION_FAILURES') return { kind: 'other', text: text.signin.tooManyAttempts };
		if (error.id === DEMO_REFUSED) return { kind: 'other', text: text.signin.demoRefused };
		const inner = innerMessage(error.info);
		if (inner === 'incorrect password') return { kind: 'wrong', text: text.signin.wrongPassword };
		if (inner !== null && INNER_OF_CODE.includes(inner)) return { kind: 'code', text: text.signin.wrongCode };
	}
	return { kind: 'other', text: errorText(error).text };
}

function innerMessage(info: unknown): string | null {
	const message = (info as { e?: { message?: unknown } } | null | undefined)?.e?.message;
	return typeof message === 'string' ? message : null;
}
