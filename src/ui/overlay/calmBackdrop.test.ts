// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawsWithoutGpu } from '@/platform/drawsWithoutGpu';
import { calmBackdrop } from './calmBackdrop';

vi.mock('@/platform/drawsWithoutGpu', () => ({ drawsWithoutGpu: vi.fn() }));

const { dataset } = document.documentElement;
let idle: (() => void)[];

beforeEach(() => {
	idle = [];
	localStorage.clear();
	vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => {
	delete dataset.backdrop;
	vi.unstubAllGlobals();
});

/** Opens the first overlay of a page; then the page is idle. */
function open(isSlow: boolean): string[] {
	delete dataset.backdrop;
	vi.mocked(drawsWithoutGpu).mockReturnValue(isSlow);
	calmBackdrop();
	const seen = [String(dataset.backdrop)];
	for (const work of idle.splice(0)) work();
	return [...seen, String(dataset.backdrop)];
}

describe('calmBackdrop', () => {
	it('leaves the blur away where the processor draws, from the first moment once that is known', () => {
		expect(open(true)).toEqual(['blurred', 'plain']);
		expect(open(true)).toEqual(['plain', 'plain']);
	});

	it('blurs where a graphics card draws, also where there was none before', () => {
		expect(open(false)).toEqual(['blurred', 'blurred']);
		open(true);
		expect(open(false)).toEqual(['plain', 'blurred']);
	});
});
