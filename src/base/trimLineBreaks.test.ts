import { cpuMs } from '@tests/factories/cpuMs';
import { describe, expect, it } from 'vitest';
import { trimLineBreaks } from './trimLineBreaks';

describe('trimLineBreaks', () => {
	it('takes line breaks away at both ends, and nothing else', () => {
		expect(trimLineBreaks('\n\n a\n\nb \n')).toBe(' a\n\nb ');
		expect(trimLineBreaks('\n\n')).toBe('');
		expect(trimLineBreaks('')).toBe('');
	});

	it('takes no longer for a text that is full of them', () => {
		const text = `${'\n'.repeat(300_000)}a`.repeat(2);
		expect(cpuMs(() => trimLineBreaks(`b${text}`))).toBeLessThan(200);
	});
});
