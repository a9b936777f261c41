// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameSandbox } from './frameSandbox';

beforeEach(() => {
	vi.stubGlobal('location', { origin: 'https://a.server', href: 'https://a.server/notes/1' });
});
afterEach(() => {
	vi.unstubAllGlobals();
});

it('leaves frames of other sites their own origin, and nothing of the page', () => {
	const allowed = frameSandbox('https://video.example/embed/1').split(' ');
	expect(allowed).toContain('allow-same-origin');
	expect(allowed).not.toContain('allow-top-navigation');
});

it.each(['https://a.server/files/x', '/files/x', 'https://a.server:443/files/x', 'http://['])(
	'gives %s no origin, as it would be that of the tokens',
	url => {
		expect(frameSandbox(url)).not.toContain('allow-same-origin');
	},
);
