// @vitest-environment bundled-happy-dom

import { testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { toServerInfo } from '@/api/toServerInfo';
import { keepErrorImage } from './keepErrorImage';

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

const URL_OF_IMAGE = 'https://home.example/files/error.png';
const kept = () => JSON.parse(localStorage.getItem('errorImage') ?? 'null');

function sessionWith(serverErrorImageUrl: string | null) {
	const session = testSession();
	session.server.setState({ info: toServerInfo({ serverErrorImageUrl }, 'home.example') });
	return session;
}

const answerWith = (size: number, type = 'image/png') => {
	const image = new Blob([new Uint8Array(size)], { type });
	const response = new Response(image, { headers: { 'content-type': type } });
	const ask = vi.fn(async () => response);
	vi.stubGlobal('fetch', ask);
	return { ask, image, read: vi.spyOn(response, 'blob').mockResolvedValue(image) };
};

it('keeps a copy, fetched once', async () => {
	const { ask } = answerWith(3);
	keepErrorImage(sessionWith(URL_OF_IMAGE));
	await vi.waitFor(() =>
		expect(kept()).toMatchObject({ url: URL_OF_IMAGE, data: expect.stringMatching(/^data:image/) }),
	);
	keepErrorImage(sessionWith(URL_OF_IMAGE));
	expect(ask).toHaveBeenCalledTimes(1);
});

it.each([
	['is too large', 200_001, 'image/png'],
	['is no picture', 3, 'text/html'],
])('keeps none that %s', async (_what, size, type) => {
	const { image, read } = answerWith(size, type);
	const content = vi.spyOn(image, 'arrayBuffer');
	keepErrorImage(sessionWith(URL_OF_IMAGE));
	await vi.waitFor(() => expect(read).toHaveBeenCalled());
	// `keepErrorImage` awaits it first, so it has gone on when this line has.
	await read.mock.results[0]?.value;
	expect(content).not.toHaveBeenCalled();
	expect(kept()).toBeNull();
});

it('forgets it once the server has none', () => {
	localStorage.setItem('errorImage', JSON.stringify({ url: URL_OF_IMAGE, data: 'data:' }));
	keepErrorImage(sessionWith(null));
	expect(kept()).toBeNull();
});
