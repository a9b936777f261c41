// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTooltips } from './loadTooltips';

let end: () => void;

const bubble = () => document.querySelector<HTMLElement>('body > [aria-hidden="true"]');
const button = () => document.querySelector('button') ?? document.body;

function pointAt(target: Element, screenX: number): void {
	target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', screenX, screenY: 10 }));
}

beforeEach(() => {
	document.body.innerHTML = '<main></main><button data-tooltip="Close"></button>';
	end = loadTooltips();
	pointAt(document.body, 10);
});
afterEach(() => end());

it('loads tooltips once one is wanted, and shows that one', async () => {
	expect(bubble()).toBeNull();
	pointAt(button(), 20);
	await vi.waitFor(() => expect(bubble()?.textContent).toBe('Close'));
	expect(bubble()?.hidden).toBe(false);
});

it('shows none once it has ended, also while they load', async () => {
	pointAt(button(), 40);
	end();
	await import('./installTooltips');
	await Promise.resolve();
	expect(bubble()).toBeNull();
});
