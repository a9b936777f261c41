// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rove } from './rove';

afterEach(cleanup);

function press(key: string, more: KeyboardEventInit = {}): boolean {
	render(
		<div role="tablist" onKeyDown={rove}>
			{['First', 'Second', 'Third'].map(name => (
				<button key={name} type="button">
					{name}
				</button>
			))}
		</div>,
	);
	const second = screen.getByRole('button', { name: 'Second' });
	second.focus();
	return fireEvent.keyDown(second, { key, ...more });
}
const focused = () => document.activeElement?.textContent;

it.each([
	['ArrowLeft', 'First'],
	['ArrowRight', 'Third'],
	['Home', 'First'],
	['End', 'Third'],
])('%s leads to another button', (key, name) => {
	expect(press(key)).toBe(false);
	expect(focused()).toBe(name);
});

it.each([
	['ArrowLeft', { altKey: true }],
	['Home', { ctrlKey: true }],
	['End', { altKey: true }],
	['ArrowRight', { metaKey: true }],
])('leaves %s with %o to the browser', (key, modifiers) => {
	expect(press(key, modifiers)).toBe(true);
	expect(focused()).toBe('Second');
});
