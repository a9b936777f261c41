// @vitest-environment bundled-happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BarEntries } from './BarEntries';
import type { BarItem } from './barItem';
import { initialStatusBar, type StatusBar } from './StatusBar';

const items = ['one', 'two', 'three'].map(
	(name): BarItem => ({ key: name, link: { url: `https://a.example/${name}` }, content: name }),
);
const bar = (more: Partial<StatusBar>) => ({ ...initialStatusBar('rss'), itemSec: 5, ...more });
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
	vi.useFakeTimers();
	window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';
});
afterEach(() => {
	cleanup();
	document.documentElement.className = '';
	vi.useRealTimers();
});

it('lets entries pass by twice, of which one is for the eye alone', () => {
	const { container } = render(
		<BarEntries bar={bar({ marqueeDuration: 40, marqueeReverse: true })} items={items} isPaused />,
	);
	expect(names()).toEqual(['one', 'two', 'three']);
	const copies = [...container.querySelectorAll('[aria-hidden] a')];
	expect(copies.map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three']);
	expect(copies.every(copy => copy.getAttribute('tabindex') === '-1')).toBe(true);
	const moving = container.querySelector<HTMLElement>('[data-reverse]');
	expect(moving?.dataset.paused).toBe('true');
	expect(moving?.style.animationDuration).toBe('40s');
});

it('shows one entry after the other, unless it is paused or the focus is on it', async () => {
	const shown = { bar: bar({ display: 'oneByOne' }), items };
	const { rerender } = render(<BarEntries {...shown} isPaused={false} />);
	expect(names()).toEqual(['one']);
	const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
	await pass(5);
	expect(names()).toEqual(['two']);
	screen.getByRole('link').focus();
	await pass(10);
	expect(names()).toEqual(['two']);
	screen.getByRole('link').blur();
	await pass(5);
	expect(names()).toEqual(['three']);
	rerender(<BarEntries {...shown} isPaused />);
	await pass(20);
	expect(names()).toEqual(['three']);
	rerender(<BarEntries {...shown} isPaused={false} />);
	await pass(5);
	expect(names()).toEqual(['one']);
});

it.each(['marquee', 'oneByOne'] as const)('stands still without animations, each entry once (%s)', async display => {
	const { container } = render(<BarEntries bar={bar({ display })} items={items} isPaused={false} />);
	await act(async () => {
		document.documentElement.classList.add('no-animation');
		await vi.advanceTimersByTimeAsync(0);
	});
	expect(names()).toEqual(['one', 'two', 'three']);
	expect(container.querySelectorAll('a')).toHaveLength(3);
	expect(container.querySelector('[data-still]')).not.toBeNull();
});
