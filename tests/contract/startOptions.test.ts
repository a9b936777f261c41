import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELP, readRate, readStartOptions } from '../../scripts/startOptions.mjs';

describe('readRate', () => {
	it.each([
		['20', 20 / 60],
		['20/min', 20 / 60],
		['20/s', 20],
		['0.5/s', 0.5],
		['120/h', 120 / 3600],
		['0', 0],
	])('reads %s', (text, perSecond) => {
		expect(readRate(text)).toBeCloseTo(perSecond);
	});

	it.each(['', 'fast', '-3', '20/week', '1e9x'])('refuses %j', text => {
		expect(() => readRate(text)).toThrow('--live');
	});
});

describe('readStartOptions', () => {
	it('has defaults for everything', () => {
		expect(readStartOptions([])).toMatchObject({
			port: 3000,
			host: '127.0.0.1',
			data: resolve('data'),
			isDefaultData: true,
			server: null,
			translator: null,
			copiesOf: null,
			build: true,
			fresh: false,
		});
		expect(readStartOptions([]).notesPerSecond).toBeCloseTo(20 / 60);
	});

	it('reads what is given', () => {
		const options = readStartOptions(
			'--port 3005 --data /tmp/x --live 20/s --fresh --server https://a.example/x --translator http://127.0.0.1:5000 --copies-of http://127.0.0.1:3001/x --host 0.0.0.0 --captcha-origin https://captcha.example/x --no-build --set-password demo'.split(
				' ',
			),
		);
		expect(options).toMatchObject({
			port: 3005,
			data: '/tmp/x',
			isDefaultData: false,
			notesPerSecond: 20,
			fresh: true,
			server: 'https://a.example',
			translator: 'http://127.0.0.1:5000/',
			copiesOf: 'http://127.0.0.1:3001',
			host: '0.0.0.0',
			captchaOrigin: 'https://captcha.example',
			build: false,
			setPassword: 'demo',
		});
	});

	it.each([
		['--port', 'x'],
		['--port', '70000'],
		['--server', 'ftp://x.example'],
		['--server', 'nonsense'],
		['--host', 'example.com'],
		['--wat'],
		['--live', 'much'],
		['--captcha-origin', 'captcha.example'],
	])('refuses %s %s with a sentence', (...args) => {
		expect(() => readStartOptions(args)).toThrow(/^[^\n]+$/);
	});

	it('tells of every option', () => {
		for (const option of [
			'port',
			'data',
			'live',
			'fresh',
			'server',
			'host',
			'no-build',
			'set-password',
			'captcha-origin',
			'help',
		])
			expect(HELP).toContain(`--${option} `);
	});
});
