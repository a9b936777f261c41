import { FakeLocks } from '@tests/factories/FakeLocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTabLock, isTabLockHeld } from './holdTabLock';

beforeEach(() => vi.stubGlobal('navigator', { locks: new FakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise(resolve => setTimeout(resolve));

it('is held by one at a time, and passed on in the order of asking', async () => {
	const [first, second, third] = [holdTabLock('a'), holdTabLock('a'), holdTabLock('a')];
	await settled();
	expect([first.isHeld, second.isHeld, third.isHeld]).toEqual([true, false, false]);
	second.release();
	first.release();
	await settled();
	expect([first.isHeld, second.isHeld, third.isHeld]).toEqual([false, false, true]);
	expect(await isTabLockHeld('a')).toBe(true);
	third.release();
	await settled();
	expect(await isTabLockHeld('a')).toBe(false);
});

it('is not kept where it was released before it was there', async () => {
	holdTabLock('a').release();
	await settled();
	expect(await isTabLockHeld('a')).toBe(false);
});

it('is held by each where browsers have no locks', async () => {
	vi.stubGlobal('navigator', {});
	expect([holdTabLock('a').isHeld, holdTabLock('a').isHeld]).toEqual([true, true]);
	expect(await isTabLockHeld('a')).toBe(false);
});
