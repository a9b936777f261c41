import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { toSignupRules } from '@/api/toSignupRules';
import { text } from '@/i18n/text';
import { KeyFailure } from '@/platform/securityKeys';
import { signinErrorText, signupRefusal } from './signinErrorText';

const RULES = toSignupRules({ disableRegistration: true }, 'a.example');
const refusal = (id: string) => new ApiError('signin-flow', 403, { id });

describe('why a sign-in was refused', () => {
	it('is said in words, by the id', () => {
		expect(signinErrorText(refusal('932c904e-9460-45b7-9ce6-7ed33be7eb2c'))).toBe(text.signin.wrongPassword);
		expect(signinErrorText(refusal('b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10'))).toBe(text.signin.demoRefused);
	});

	it('says how long to wait where a limit was reached, if the server tells', () => {
		const tooMany = { id: '22d05606-fbcf-421a-a2db-b32610dcfd1b' };
		const refused = (info?: unknown) => signinErrorText(new ApiError('signin-flow', 429, { ...tooMany, info }));
		expect(refused({ resetMs: Date.now() + 5 * 60_000 - 1 })).toBe(
			'Too many attempts. Please wait 5 minutes and try again.',
		);
		expect(refused()).toBe(text.signin.tooManyAttempts);
	});

	it('tells a refusal that isn’t the API’s own in words, with what was said', () => {
		const refused = (status: number, error: object) => signinErrorText(new ApiError('signin-flow', status, error));
		expect(refused(429, { code: 'RATE_LIMIT_EXCEEDED' })).toBe(text.signin.tooManyAttempts);
		expect(refused(400, { message: 'Not that.' })).toBe('The server refused the sign-in.\nNot that.');
		expect(refused(400, {})).toBe('The server refused the sign-in.\nHTTP 400');
		expect(refused(404, { code: 'UNKNOWN_API_ENDPOINT' })).toBe(text.error.codes.UNKNOWN_API_ENDPOINT);
	});

	it('takes a limit of sign-ups for what it is, also where a code is needed', () => {
		const limited = new ApiError('signup', 429, {});
		expect(signupRefusal(limited, RULES).text).toBe(text.signin.tooManyAttempts);
	});

	it('blames the code of an invitation for a refusal without a word alone', () => {
		const refused = (status: number, code: string) => signupRefusal(new ApiError('signup', status, { code }), RULES);
		expect(refused(400, '')).toEqual({ field: 'invitation', text: text.signin.invitationRefused });
		expect(refused(400, 'CAPTCHA_MISSING')).toEqual({ text: text.signin.signupRefused });
		expect(refused(403, '')).toEqual({ text: text.signin.signupRefused });
	});

	it('tells of an account that can’t be used, though the password was right', () => {
		const refused = (status: number, error: object) => signinErrorText(new ApiError('i', status, error));
		expect(refused(403, { id: ERROR_IDS.accountSuspended })).toBe(text.error.accountSuspended);
		const other = refused(403, { code: 'X', id: 'the-id', message: 'No.' });
		expect(other).toContain('Failed to fetch account information\nNo.');
		expect(other).toContain('the-id');
	});

	it('tells of keys what the browser or the server has against them', () => {
		expect(signinErrorText(refusal('93b86c4b-72f9-40eb-9815-798928603d1e'))).toBe(text.signin.passkeyFailed);
		const cancelled = new KeyFailure(new DOMException('x', 'NotAllowedError'));
		expect(signinErrorText(cancelled)).toBe(text.twoFactor.keyCancelled);
	});

	it('names an id that is not known', () => {
		expect(signinErrorText(refusal('another'))).toContain('another');
	});

	it('says so where there is no answer', () => {
		expect(signinErrorText(new NetworkError('signin-flow', new Error('x')))).toBe(text.error.unreachableText);
	});
});
