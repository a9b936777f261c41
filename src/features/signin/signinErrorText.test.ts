import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { text } from '@/i18n/t';
import { signinErrorText } from './signinErrorText';

const refusal = (id: string) => new ApiError('signin-flow', 403, { id });

describe('why a sign-in was refused', () => {
	it('is said in words, by the id', () => {
		expect(signinErrorText(refusal('932c904e-9460-45b7-9ce6-7ed33be7eb2c'))).toBe(text.signin.wrongPassword);
		expect(signinErrorText(refusal('b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10'))).toBe(text.signin.demoRefused);
	});

	it('names an id that is not known', () => {
		expect(signinErrorText(refusal('another'))).toContain('another');
	});

	it('says so where there is no answer', () => {
		expect(signinErrorText(new NetworkError('signin-flow', new Error('x')))).toBe(text.error.unreachableText);
	});
});
