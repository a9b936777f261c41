import { expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { readAnswer } from '@/api/readAnswer';
import { uploadErrorText, wholeUploadErrorText } from './showUploadError';

function refusal(status: number, answer: string): unknown {
	try {
		return readAnswer('drive/files/create', status, answer);
	} catch (error) {
		return error;
	}
}

it('repeats message, code and id of what it does not know', () => {
	const error = new ApiError('drive/files/create', 400, { message: 'No.', code: 'NO', id: 'x-1' });
	expect(wholeUploadErrorText(error)).toBe('No.\nNO\nx-1');
});

it.each([403, 502])('shows the answer itself where it is none of the API’s (%i)', status => {
	const error = refusal(status, '<h1>Blocked by the proxy</h1>');
	expect(wholeUploadErrorText(error)).toContain('<h1>Blocked by the proxy</h1>');
	expect(uploadErrorText(error)).not.toContain('<h1>');
});

it('shows the answer where it is JSON without an error', () => {
	expect(wholeUploadErrorText(refusal(400, '{"reason":"virus"}'))).toContain('{"reason":"virus"}');
});

it('cuts a long one', () => {
	expect(wholeUploadErrorText(refusal(403, 'x'.repeat(100_000))).length).toBeLessThan(700);
});

it('says only that the file is too large where a proxy says so', () => {
	expect(wholeUploadErrorText(refusal(413, '<h1>Too large</h1>'))).not.toContain('<h1>');
});

it('says of a rate limit how long it lasts', () => {
	const info = { resetMs: Date.now() + 5 * 60_000 - 1 };
	const limit = new ApiError('drive/files/create', 429, { message: 'No.', code: 'RATE_LIMIT_EXCEEDED', id: 'x', info });
	expect(uploadErrorText(limit)).toBe('You are doing this too often. Please wait 5 minutes and try again.');
});
