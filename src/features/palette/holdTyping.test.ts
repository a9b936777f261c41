// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTyping } from './holdTyping';

const pageKeys = vi.fn();
const press = (key: string, more: KeyboardEventInit = {}) =>
	document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
	vi.useFakeTimers();
	document.addEventListener('keydown', pageKeys);
});
afterEach(() => {
	vi.useRealTimers();
	document.removeEventListener('keydown', pageKeys);
	vi.clearAllMocks();
});

it('gives the field what was typed before it was there, and nothing of it to the page', () => {
	const take = holdTyping();
	for (const key of ['m', 'ü', 't', '𝑒', ' ']) press(key);
	expect(take()).toBe('müt𝑒 ');
	expect(pageKeys).not.toHaveBeenCalled();
	press('x');
	expect(pageKeys).toHaveBeenCalledOnce();
});

it('leaves keys to the page that type nothing', () => {
	const take = holdTyping();
	press('Escape');
	press('k', { ctrlKey: true });
	expect(pageKeys).toHaveBeenCalledTimes(2);
	expect(take()).toBe('');
});

it('ends by itself where the field never comes', () => {
	holdTyping();
	vi.advanceTimersByTime(3_000);
	press('m');
	expect(pageKeys).toHaveBeenCalledOnce();
});
