import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { passwordRefusal } from './passwordRefusal';

const refusal = (status: number, error: object) => passwordRefusal(new ApiError('i/change-password', status, error));

describe('passwordRefusal', () => {
	it('knows a wrong password, of the home server and of a real one that stumbles over it', () => {
		const wrong = { kind: 'wrong', text: text.signin.wrongPassword };
		expect(refusal(400, { code: 'INCORRECT_PASSWORD' })).toEqual(wrong);
		const info = { e: { message: 'incorrect password', code: 'Error' } };
		expect(refusal(500, { code: 'INTERNAL_ERROR', info })).toEqual(wrong);
	});

	it.each(['authentication failed', 'not verified'])('asks for the code where a real server stumbles: %s', message => {
		const info = { e: { message, code: 'Error' } };
		expect(refusal(500, { code: 'INTERNAL_ERROR', info })).toEqual({ kind: 'code', text: text.signin.wrongCode });
	});

	it('tells any other failure as what it is', () => {
		const info = { e: { message: 'Connection terminated unexpectedly', code: 'Error' } };
		const internal = { kind: 'other', text: text.error.internalText };
		expect(refusal(500, { code: 'INTERNAL_ERROR', info })).toEqual(internal);
		expect(refusal(500, { code: 'INTERNAL_ERROR' })).toEqual(internal);
		expect(refusal(429, { code: 'RATE_LIMIT_EXCEEDED' })).toEqual({ kind: 'other', text: text.error.rateLimited });
	});

	it('knows a missing or wrong code of the home server, and too many of them', () => {
		const id = 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f';
		expect(refusal(400, { code: 'INCORRECT_CODE', id })).toEqual({ kind: 'code', text: text.signin.wrongCode });
		expect(refusal(429, { code: 'TOO_MANY_AUTHENTICATION_FAILURES' }).text).toBe(text.signin.tooManyAttempts);
	});

	it('tells of demo passwords what to do', () => {
		const id = 'b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10';
		expect(refusal(403, { code: 'DEMO_SIGN_IN_REFUSED', id })).toEqual({
			kind: 'other',
			text: text.signin.demoRefused,
		});
	});
});
