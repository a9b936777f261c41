import { expect, it } from 'vitest';
import { readCaptchaOrigin } from './captchaOrigin';

const APP = 'https://deck.example';
const read = (origin: unknown) => readCaptchaOrigin(JSON.stringify({ origin }), APP);

it('takes another origin, without its path', () => {
	expect(read('https://captcha.deck.example/x?y')).toBe('https://captcha.deck.example');
	expect(read('https://deck.example:8443')).toBe('https://deck.example:8443');
});

it('never takes the app’s own, however it is written', () => {
	for (const origin of [APP, `${APP}/`, 'https://DECK.example:443/captcha', 'https://user@deck.example'])
		expect(read(origin)).toBeNull();
});

it('takes nothing else', () => {
	for (const origin of [
		null,
		1,
		'',
		'/x',
		'data:text/html,x',
		'blob:https://other.example/x',
		'javascript:1',
		undefined,
	])
		expect(read(origin)).toBeNull();
	for (const said of ['', 'null', '[]', '<!doctype html><title>the app</title>', '"https://captcha.example"'])
		expect(readCaptchaOrigin(said, APP)).toBeNull();
});
