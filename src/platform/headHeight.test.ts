// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followHeadHeight, reserveHeadHeight } from './headHeight';

let resize: () => void;
const head = document.body.appendChild(document.createElement('div'));
const content = head.appendChild(document.createElement('div'));
let height = 0;
Object.defineProperty(content, 'offsetHeight', { get: () => height });

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(follow: () => void) {
				resize = follow;
			}
			observe() {}
			disconnect() {}
		},
	);
	localStorage.clear();
	localStorage.setItem('account', JSON.stringify({ host: 'a.example', id: 'me' }));
	for (const each of [head, document.documentElement]) each.removeAttribute('style');
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** What the head has: its own value, else the page's. */
const shown = () =>
	[head, document.documentElement]
		.map(each => each.style.getPropertyValue('--head-height'))
		.find(value => value !== '') ?? '';

function grow(px: number): void {
	height = px;
	resize();
}

/** A start of the page, with the heights that its content has one after the other. */
function visit(...heights: number[]): string[] {
	for (const each of [head, document.documentElement]) each.removeAttribute('style');
	height = 0;
	reserveHeadHeight();
	const seen = [shown()];
	const end = followHeadHeight(head, content);
	for (const px of heights) {
		grow(px);
		seen.push(shown());
	}
	vi.runAllTimers();
	end();
	return [...seen, shown()];
}

it('keeps the height of the last visit free until the content has it', () => {
	expect(visit(0, 36, 62)).toEqual(['', '0px', '36px', '62px', '62px']);
	expect(visit(0, 36, 62)).toEqual(['62px', '62px', '62px', '62px', '62px']);
});

it('gives the space back at once where something is closed, and after a while where it does not come', () => {
	visit(62);
	expect(visit(62, 36)).toEqual(['62px', '62px', '36px', '36px']);
	expect(visit(0)).toEqual(['36px', '36px', '0px']);
	expect(visit(0)).toEqual(['', '0px', '0px']);
});

it('keeps nothing free for what is damaged, and never most of the page', () => {
	localStorage.setItem('headHeight', '{"no":');
	reserveHeadHeight();
	expect(shown()).toBe('');
	localStorage.setItem('headHeight', JSON.stringify({ account: 'a.example/me', height: 100_000 }));
	reserveHeadHeight();
	expect(shown()).toBe('300px');
});

it('keeps nothing free for another account', () => {
	visit(62);
	localStorage.setItem('account', JSON.stringify({ host: 'a.example', id: 'friend' }));
	expect(visit(62)).toEqual(['', '62px', '62px']);
	expect(visit(62)).toEqual(['62px', '62px', '62px']);
});
