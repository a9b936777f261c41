// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OverlayBoundary } from '../overlay/OverlayBoundary';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

let isBroken = true;
function Part() {
	if (isBroken) throw new TypeError('Failed to fetch dynamically imported module: /assets/EmojiPicker.js');
	return <p>the picker</p>;
}

function show(status: number | null) {
	isBroken = true;
	vi.spyOn(console, 'error').mockImplementation(() => {});
	vi.stubGlobal('fetch', async () => {
		if (status === null) throw new TypeError('Failed to fetch');
		return new Response(null, { status });
	});
	const onClose = vi.fn();
	render(
		<OverlayBoundary onClose={onClose}>
			<Part />
		</OverlayBoundary>,
	);
	return onClose;
}

it('offers the reload where the server has a newer version', async () => {
	const onClose = show(404);
	expect(await screen.findByText('A new version is available')).toBeDefined();
	expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
	expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Close' }));
	expect(onClose).toHaveBeenCalled();
});

it('tries again by itself once the server answers', async () => {
	show(null);
	await screen.findByRole('button', { name: 'Retry' });
	isBroken = false;
	vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
	window.dispatchEvent(new Event('online'));
	expect(await screen.findByText('the picker')).toBeDefined();
});

it.each([null, 200])('tries again otherwise (%s)', async status => {
	show(status);
	const retry = await screen.findByRole('button', { name: 'Retry' });
	isBroken = false;
	fireEvent.click(retry);
	expect(await screen.findByText('the picker')).toBeDefined();
});

it('has its buttons in a row below what it says', async () => {
	show(200);
	const row = (await screen.findByRole('button', { name: 'Retry' })).parentElement;
	expect(row?.textContent).toBe('CloseReloadRetry');
	expect(screen.getByText(/ASYNC_COMP_LOAD_FAIL/).textContent).toBe(
		'Reload the page and try again. (ASYNC_COMP_LOAD_FAIL)',
	);
});
