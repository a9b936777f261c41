import { expect, it } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { reachableLayers } from './reachableLayers';
import { SessionUrls } from './SessionUrls';

const session = { origin: 'https://a.server', urls: new SessionUrls('https://a.server', () => null) };
const reached = (imageUrl: string) => reachableLayers(session, [{ ...newLayer('image', 'a'), imageUrl }])[0];

it('asks for foreign pictures through the server, and for its own directly', () => {
	expect(reached('https://else.where/mark.png')).toMatchObject({
		imageUrl: `https://a.server/proxy/image.webp?url=${encodeURIComponent('https://else.where/mark.png')}`,
	});
	expect(reached('https://a.server/files/x')).toMatchObject({ imageUrl: 'https://a.server/files/x' });
	expect(reached('')).toMatchObject({ imageUrl: '' });
});

it.each(['gopher://old', 'mark.png', 'javascript:alert(1)', 'h'])('leads nowhere from %s', imageUrl => {
	expect(reached(imageUrl)).toMatchObject({ imageUrl: 'data:,' });
});

it('leaves other layers as they are', () => {
	const text = newLayer('text', 'a');
	expect(reachableLayers(session, [text])[0]).toBe(text);
});
