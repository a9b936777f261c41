// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SkipLink } from './SkipLink';

afterEach(cleanup);

it('moves the focus past the navigation into the list', () => {
	render(
		<>
			<SkipLink />
			<nav>
				<button type="button">Timeline</button>
			</nav>
			<main>
				<button type="button">Tab</button>
				<div data-scroller="">notes</div>
			</main>
		</>,
	);
	fireEvent.click(screen.getByRole('button', { name: 'Skip to notes' }));
	expect(document.activeElement?.textContent).toBe('notes');
});

it('leaves a list that Tab reaches where Tab reaches it', () => {
	render(
		<>
			<SkipLink />
			<main>
				<div data-scroller="" tabIndex={0}>
					notes
				</div>
			</main>
		</>,
	);
	fireEvent.click(screen.getByRole('button', { name: 'Skip to notes' }));
	expect(document.activeElement?.textContent).toBe('notes');
	expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
});
