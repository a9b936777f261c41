import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { errorText } from './errorText';

const refusal = (code: string, id = 'some-id', message = 'Said by the server.') =>
	new ApiError('notes/create', 400, { code, id, message });

describe('what is told of an error', () => {
	it.each([
		['RATE_LIMIT_EXCEEDED', /too often/],
		['INVALID_PARAM', /invalid/],
		['ROLE_PERMISSION_DENIED', /Your role/],
		['PERMISSION_DENIED', /permission/],
		['NO_FOLLOW_REQUEST', /no longer exists/],
		['ALREADY_CLIPPED', /already in the clip/],
		['YOU_HAVE_BEEN_BLOCKED', /has blocked you/],
		['TOO_MANY_USERS', /list is full/],
		['TOO_MANY_CLIPS', /any more/],
		['TOO_MANY_USERLISTS', /any more/],
	])('%s has words of its own', (code, words) => {
		const said = errorText(refusal(code));
		expect(said.text).toMatch(words);
		expect(said.text).not.toContain('Said by the server.');
		expect(said.details).toBeUndefined();
	});

	it.each([
		['PIN_LIMIT_EXCEEDED', ERROR_IDS.pinLimitExceeded, /can’t pin/],
		['TOO_MANY_CLIP_NOTES', ERROR_IDS.clipNotesLimitExceeded, /clip is full/],
		['YOUR_ACCOUNT_MOVED', ERROR_IDS.accountMoved, /has moved/],
		['UNAVAILABLE', ERROR_IDS.translatorUnavailable, /can’t translate/],
	])('%s is known by its id', (code, id, words) => {
		expect(errorText(refusal(code, id)).text).toMatch(words);
	});

	it('gives an internal error something to copy: endpoint, info and date', () => {
		const error = new ApiError('notes/create', 500, { code: 'INTERNAL_ERROR', id: 'x', info: { e: { id: 'trace' } } });
		expect(errorText(error).details).toMatch(/^Endpoint: notes\/create\nInfo: \{"e":\{"id":"trace"\}\}\nDate: \d{4}-/);
	});

	it('repeats any other with its code and its id', () => {
		expect(errorText(refusal('NO_TIDE', 'abc', 'No tide.')).text).toBe('No tide.\nCode: NO_TIDE\nID: abc');
		expect(errorText(refusal('constructor', 'abc', 'Odd.')).text).toContain('Code: constructor');
		expect(errorText(refusal('', 'abc', 'Odd.')).text).toBe('Odd.\nID: abc');
		expect(errorText(refusal('ODD', '', 'Odd.')).text).toBe('Odd.');
	});

	it('knows a lost connection, an unreadable answer and a part that did not load', () => {
		expect(errorText(new NetworkError('notes/create', new Error('x'))).title).toMatch(/Can’t reach/);
		const gateway = new NetworkError('notes/create', new Error('HTTP 502'), '<html>Bad gateway</html>');
		expect(errorText(gateway).title).toMatch(/isn’t responding/);
		expect(errorText(new SyntaxError('Unexpected token < in JSON')).text).toMatch(/Couldn’t read/);
		const page = new ApiError('notes/create', 200, { message: 'Unexpected token \'<\', "<html>" is not valid JSON' });
		expect(errorText(page).text).toMatch(/Couldn’t read/);
		const failures = [
			'Failed to fetch dynamically imported module: http://a/b.js',
			'error loading dynamically imported module: http://a/b.js',
			'Importing a module script failed.',
			'Unable to preload CSS for /assets/x.css',
		];
		for (const message of failures) expect(errorText(new TypeError(message)).text).toContain('ASYNC_COMP_LOAD_FAIL');
	});
});
