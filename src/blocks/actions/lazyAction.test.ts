import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyAction } from './lazyAction';

const showError = vi.hoisted(() => vi.fn());
vi.mock('./showError', () => ({ showError }));

const open = vi.fn();
const load = vi.fn(async () => ({ open: (name: string, count: number) => void open(name, count) }));
const settled = () => new Promise(resolve => setTimeout(resolve));

describe('lazyAction', () => {
	beforeEach(() => vi.clearAllMocks());

	it('loads nothing until it is used, then acts with what it was given', async () => {
		const action = lazyAction(load, module => module.open);
		expect(load).not.toHaveBeenCalled();
		action('menu', 2);
		await settled();
		expect(open).toHaveBeenCalledExactlyOnceWith('menu', 2);
	});

	it('can be loaded beforehand', async () => {
		await lazyAction(load, module => module.open).preload();
		expect(load).toHaveBeenCalledOnce();
		expect(open).not.toHaveBeenCalled();
	});

	it('acts at once when its code is there, so that the next key finds what it opened', async () => {
		const action = lazyAction(load, module => module.open);
		await action.preload();
		action('menu', 3);
		expect(open).toHaveBeenCalledExactlyOnceWith('menu', 3);
		expect(load).toHaveBeenCalledOnce();
	});

	it('tells why it could not be loaded, and does it with another try', async () => {
		const failure = new TypeError('Failed to fetch dynamically imported module');
		load.mockRejectedValueOnce(failure);
		lazyAction(load, module => module.open)('menu', 1);
		await settled();
		expect(showError).toHaveBeenCalledExactlyOnceWith(failure, expect.any(Function));
		expect(open).not.toHaveBeenCalled();
		showError.mock.calls[0]?.[1]();
		await settled();
		expect(open).toHaveBeenCalledExactlyOnceWith('menu', 1);
	});
});
