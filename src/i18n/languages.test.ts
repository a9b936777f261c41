import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './languages';

describe('chooseLanguage', () => {
	it('prefers what the reader chose to what the browser asks for', () => {
		expect(chooseLanguage('ja-JP', ['en-US'])).toBe('ja-JP');
	});

	it('takes the browser’s first language that we have, whatever its region', () => {
		expect(chooseLanguage(null, ['fr-FR', 'ja', 'en-GB'])).toBe('ja-JP');
		expect(chooseLanguage(null, ['en-GB', 'ja'])).toBe('en-US');
	});

	it('falls back to en-US for a stored or wanted language that we don’t have', () => {
		expect(chooseLanguage('xx-YY', ['fr'])).toBe('en-US');
		expect(chooseLanguage(null, [])).toBe('en-US');
	});
});
