// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawsWithoutGpu } from '@/platform/drawsWithoutGpu';
import { keepTypingQuick } from './keepTypingQuick';

vi.mock('@/platform/drawsWithoutGpu', () => ({ drawsWithoutGpu: vi.fn() }));

const { dataset } = document.documentElement;
const type = () => document.dispatchEvent(new Event('beforeinput'));

afterEach(() => {
	delete dataset.backdrop;
});

describe('keepTypingQuick', () => {
	it.each([
		[true, 'plain'],
		[false, 'blurred'],
	])('with a processor that draws (%s) the first letter leaves the backdrop %s', (isSlow, backdrop) => {
		vi.mocked(drawsWithoutGpu).mockReturnValue(isSlow);
		const end = keepTypingQuick();
		expect(dataset.backdrop).toBeUndefined();
		type();
		expect(dataset.backdrop).toBe(backdrop);
		end();
	});

	it('leaves it alone once nothing lies over the page', () => {
		vi.mocked(drawsWithoutGpu).mockReturnValue(true);
		keepTypingQuick()();
		type();
		expect(dataset.backdrop).toBeUndefined();
	});
});
