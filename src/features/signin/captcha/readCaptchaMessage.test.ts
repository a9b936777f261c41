import { expect, it } from 'vitest';
import { readCaptchaMessage } from './readCaptchaMessage';

const frame = {} as Window;
const answer = { captcha: 'answer', answer: 'solved' };
const read = (data: unknown, source: Window = frame, origin = 'null') =>
	readCaptchaMessage({ data, source, origin }, frame);

it('hears the page of the captcha, which has no origin', () => {
	expect(read(answer)).toEqual(answer);
	expect(read({ captcha: 'answer', answer: null })).toEqual({ captcha: 'answer', answer: null });
	expect(read({ captcha: 'failed', more: 1 })).toEqual({ captcha: 'failed' });
});

it('hears nobody else', () => {
	expect(read(answer, {} as Window)).toBeNull();
	expect(read(answer, frame, 'https://home.example')).toBeNull();
	expect(readCaptchaMessage({ data: answer, source: null, origin: 'null' }, null)).toBeNull();
});

it('takes nothing else for an answer', () => {
	for (const data of [null, 'solved', {}, { captcha: 'answer' }, { captcha: 'answer', answer: 1 }, { captcha: 'x' }])
		expect(read(data)).toBeNull();
	expect(read({ captcha: 'answer', answer: 'x'.repeat(8_193) })).toBeNull();
});
