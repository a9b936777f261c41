import { describe, expect, it } from 'vitest';
import { withoutOuterBreaks } from './withoutOuterBreaks';

describe('withoutOuterBreaks', () => {
	it('takes line breaks away at both ends, and nothing else', () => {
		expect(withoutOuterBreaks('\n\n a\n\nb \n')).toBe(' a\n\nb ');
		expect(withoutOuterBreaks('\n\n')).toBe('');
		expect(withoutOuterBreaks('')).toBe('');
	});

	it('takes no longer for a text that is full of them', () => {
		const text = `${'\n'.repeat(300_000)}a`.repeat(2);
		const started = performance.now();
		withoutOuterBreaks(`b${text}`);
		expect(performance.now() - started).toBeLessThan(200);
	});
});
