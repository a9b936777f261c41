// @vitest-environment bundled-happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, expect, it } from 'vitest';
import { useIsNarrow } from './useIsNarrow';

declare const window: Window & typeof globalThis;

afterEach(cleanup);

function Shape() {
	return useIsNarrow() ? 'icons alone' : 'icons and words';
}

it('collapses the bar at 1279 pixels, while the window changes too', () => {
	window.happyDOM.setViewport({ width: 1280 });
	render(<Shape />);
	expect(screen.getByText('icons and words')).toBeTruthy();
	act(() => window.happyDOM.setViewport({ width: 1279 }));
	expect(screen.getByText('icons alone')).toBeTruthy();
});
