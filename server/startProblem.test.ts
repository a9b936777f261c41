import { describe, expect, it } from 'vitest';
import { startProblem } from './startProblem';

const coded = (code: string) => Object.assign(new Error(`${code}: listen`), { code });

describe('startProblem', () => {
	it.each([
		['EADDRINUSE', 'Port 80 is taken. Choose another one: npm start -- --port 81'],
		['EACCES', 'You are not allowed to use port 80. Choose one above 1024: npm start -- --port 3000'],
		[
			'EADDRNOTAVAIL',
			'10.0.0.9 is not an address of this machine. To listen on all addresses: npm start -- --host 0.0.0.0',
		],
		[
			'ENOTFOUND',
			'10.0.0.9 is not an address of this machine. To listen on all addresses: npm start -- --host 0.0.0.0',
		],
	])('says of %s what to do', (code, sentence) => {
		expect(startProblem(coded(code), { port: 80, host: '10.0.0.9' })).toBe(sentence);
	});

	it('is one line, whatever went wrong', () => {
		expect(startProblem(new Error('first\n    at second'), null)).toBe('first');
		expect(startProblem('thrown', null)).toBe('thrown');
	});
});
