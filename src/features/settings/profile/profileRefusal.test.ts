import { expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { profileRefusal } from './profileRefusal';

const refusal = (error: object) => profileRefusal(new ApiError('i/update', 400, error));

it('blames the field that the server names', () => {
	const info = { param: '#/properties/birthday/pattern', reason: 'must match pattern' };
	expect(refusal({ code: 'INVALID_PARAM', info })).toEqual({ field: 'birthday', text: text.profileEdit.refused });
	expect(refusal({ code: 'YOUR_NAME_CONTAINS_PROHIBITED_WORDS' }).field).toBe('name');
});

it('tells the rest at the end of the form', () => {
	expect(refusal({ code: 'INVALID_PARAM', info: { param: '#/type' } }).field).toBeUndefined();
	expect(refusal({ code: 'RESTRICTED_BY_ROLE' })).toEqual({ text: text.profileEdit.restricted });
	expect(refusal({ code: 'RATE_LIMIT_EXCEEDED' }).text).not.toBe('');
});
