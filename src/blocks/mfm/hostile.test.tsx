// @vitest-environment bundled-happy-dom
import { hostileStrings } from '@tests/factories/hostileStrings';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import type { MfmTree } from '@workers/mfm/mfm.protocol';
import { parseMfm } from '@workers/mfm/parseMfm';
import { describe, expect, it, vi } from 'vitest';
import { MfmText } from './MfmText';

/** Text that takes the parser too long stays plain here, as its worker would be terminated. */
const { peek } = vi.hoisted(() => ({ peek: vi.fn<(text: string) => MfmTree>() }));
vi.mock('@workers/mfm/mfm.client', () => ({ mfmClient: { peek } }));

const isSlow = (text: string) => (text.match(/[[\\<]/g)?.length ?? 0) > 200;
peek.mockImplementation(text => (isSlow(text) ? [text] : parseMfm(text)));

const session = testSession();

function drawn(text: string) {
	return renderInSession(<MfmText text={text} host={null} emojis={{}} />, { session }).container;
}

describe('500 hostile strings', () => {
	it('are 500, none blank, none too long to be posted', () => {
		expect(hostileStrings).toHaveLength(500);
		expect(new Set(hostileStrings).size).toBe(500);
		expect(hostileStrings.filter(text => text.trim() === '' || text.length > 2900)).toEqual([]);
	});

	it('make no elements but those of the markup, and no addresses but http and https', () => {
		for (const text of hostileStrings) {
			const view = drawn(text);
			expect(view.querySelectorAll('script, style, iframe, object, svg, math, base, img:not([alt])')).toHaveLength(0);
			expect(view.querySelectorAll('[onerror], [onload], [onmouseover]')).toHaveLength(0);
			for (const link of view.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^(?:https?:\/)?\//);
			for (const image of view.querySelectorAll('img')) expect(image.src).toMatch(/^https:\/\/home\.example\//);
			expect(view.querySelectorAll('*').length).toBeLessThan(6000);
			view.remove();
		}
	});
});
