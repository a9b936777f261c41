// @vitest-environment bundled-happy-dom
import { expect, test } from 'vitest';
import { savesData } from './savesData';

test('tells what the browser was asked for', () => {
	Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
	expect(savesData()).toBe(true);
	Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } });
	expect(savesData()).toBe(false);
});

test('data is not saved where the browser does not tell', () => {
	Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
	expect(savesData()).toBe(false);
});
