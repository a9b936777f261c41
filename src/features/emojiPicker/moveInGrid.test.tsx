// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moveInGrid } from './moveInGrid';

afterEach(cleanup);

function press(from: string, key: string, more: KeyboardEventInit = {}): boolean {
	render(
		<search onKeyDown={moveInGrid}>
			<input aria-label="Search" />
			{['🍣', '🍵'].map(emoji => (
				<button key={emoji} type="button" data-emoji={emoji} aria-label={emoji} />
			))}
		</search>,
	);
	const element = screen.getByLabelText(from);
	element.focus();
	return fireEvent.keyDown(element, { key, ...more });
}
const focused = () => document.activeElement?.getAttribute('aria-label');

it('leads from the field into the grid, and along it', () => {
	expect(press('Search', 'ArrowDown')).toBe(false);
	expect(focused()).toBe('🍣');
	cleanup();
	press('🍣', 'ArrowRight');
	expect(focused()).toBe('🍵');
});

it('leaves keys with modifiers to the browser', () => {
	for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
		expect(press('🍵', 'ArrowLeft', { [modifier]: true })).toBe(true);
		expect(focused()).toBe('🍵');
		cleanup();
	}
});

it('leaves keys to a composition', () => {
	expect(press('Search', 'ArrowDown', { isComposing: true })).toBe(true);
	expect(focused()).toBe('Search');
});
