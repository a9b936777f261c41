import { expect, it } from 'vitest';
import { readCaptchaMessage } from './readCaptchaMessage';

const frame = {} as Window;
const answer = { captcha: 'answer', answer: 'solved' };
const read = (data: unknown, source: Window = frame, origin = 'null') =>
	readCaptchaMessage({ data, source, origin }, { frame, origin: null });

it('hears the page of the captcha, which has no origin', () => {
	expect(read(answer)).toEqual(answer);
	expect(read({ captcha: 'answer', answer: null })).toEqual({ captcha: 'answer', answer: null });
	expect(read({ captcha: 'failed', more: 1 })).toEqual({ captcha: 'failed' });
});

it('hears nobody else', () => {
	expect(read(answer, {} as Window)).toBeNull();
	expect(read(answer, frame, 'https://home.example')).toBeNull();
	expect(readCaptchaMessage({ data: answer, source: null, origin: 'null' }, { frame: null, origin: null })).toBeNull();
});

it('hears the page at another origin from that origin alone', () => {
	const from = (origin: string, source: Window = frame) =>
		readCaptchaMessage({ data: answer, source, origin }, { frame, origin: 'https://captcha.example' });
	expect(from('https://captcha.example')).toEqual(answer);
	for (const origin of ['null', 'https://home.example', 'https://captcha.example:444', ''])
		expect(from(origin)).toBeNull();
	expect(from('https://captcha.example', {} as Window)).toBeNull();
});

it('takes nothing else for an answer', () => {
	for (const data of [null, 'solved', {}, { captcha: 'answer' }, { captcha: 'answer', answer: 1 }, { captcha: 'x' }])
		expect(read(data)).toBeNull();
	expect(read({ captcha: 'answer', answer: 'x'.repeat(8_193) })).toBeNull();
});
