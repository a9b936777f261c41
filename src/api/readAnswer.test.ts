import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './ApiError';
import { readAnswer } from './readAnswer';

const thrown = (status: number, text: string): unknown => {
	try {
		return readAnswer('notes/show', status, text);
	} catch (error) {
		return error;
	}
};

describe('an answer of the API', () => {
	it('is its body; 204 and an empty one are nothing; null is a value', () => {
		expect(readAnswer('notes/show', 200, '{"a":1}')).toEqual({ a: 1 });
		expect(readAnswer('notes/show', 204, '')).toBeUndefined();
		expect(readAnswer('notes/show', 200, '')).toBeUndefined();
		expect(readAnswer('notes/show', 200, 'null')).toBeNull();
	});

	it('refuses with code, id and info', () => {
		const error = thrown(
			400,
			'{"error":{"message":"No.","code":"NO_SUCH_NOTE","id":"24f","kind":"client","info":{"a":1}}}',
		);
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ code: 'NO_SUCH_NOTE', id: '24f', status: 400, info: { a: 1 }, message: 'No.' });
	});

	it('of a 5xx without envelope is a network failure', () => {
		expect(thrown(502, '<html>Bad gateway</html>')).toBeInstanceOf(NetworkError);
		expect(thrown(503, '{}')).toBeInstanceOf(NetworkError);
		expect(thrown(500, '{"error":{"code":"INTERNAL_ERROR","id":"5d"}}')).toMatchObject({ code: 'INTERNAL_ERROR' });
	});

	it('that is no JSON says so', () => {
		expect(thrown(200, '<html>')).toBeInstanceOf(ApiError);
		expect(thrown(404, 'nothing')).toBeInstanceOf(ApiError);
	});

	it('that knows no such endpoint has the code of it in every form', () => {
		const code = 'UNKNOWN_API_ENDPOINT';
		// As a real server responds to a POST; older ones and proxies have an empty or unreadable body.
		const route = '{"message":"Route POST:/api/notes/show not found","error":"Not Found","statusCode":404}';
		for (const body of [route, '', '<html>']) expect(thrown(404, body)).toMatchObject({ code, status: 404 });
		expect(thrown(404, '{"error":{"code":"NO_SUCH_USER","id":"43"}}')).toMatchObject({ code: 'NO_SUCH_USER' });
		expect(thrown(400, '{"message":"Bad.","statusCode":400}')).toMatchObject({ code: '', message: 'Bad.' });
	});
});
