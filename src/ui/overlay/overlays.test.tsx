// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { OverlayHost } from './OverlayHost';
import type { CloseReason } from './OverlayRequest';
import { overlays } from './overlays';

beforeEach(() => {
	setAnimations(false);
	render(
		<>
			<button type="button">Opener</button>
			<OverlayHost />
		</>,
	);
	screen.getByText('Opener').focus();
});
afterEach(() => act(() => overlays.closeAll()));

function openForm(beforeClose?: (reason: CloseReason) => boolean | Promise<boolean>) {
	return act(async () =>
		overlays.open<string>({
			kind: 'modal',
			label: 'Form',
			...(beforeClose && { beforeClose }),
			render: handle => (
				<>
					<input aria-label="First" data-autofocus="" />
					<button type="button" onClick={() => handle.close('saved')}>
						Save
					</button>
				</>
			),
		}),
	);
}

const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

describe('overlays', () => {
	it('takes the focus, and gives it back to what opened it', async () => {
		await openForm();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First')));
		expect(screen.getByRole('dialog', { name: 'Form' })).toBeTruthy();
		pressEscape();
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(document.activeElement).toBe(screen.getByText('Opener'));
	});

	it('gives the focus back to what is around its opener where that is gone', async () => {
		const list = document.body.appendChild(document.createElement('div'));
		list.tabIndex = -1;
		const row = list.appendChild(document.createElement('p'));
		const opener = row.appendChild(document.createElement('button'));
		opener.focus();
		await openForm();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First')));
		row.remove();
		pressEscape();
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(document.activeElement).toBe(list);
		list.remove();
	});

	it('keeps Tab and a stray focus inside', async () => {
		await openForm();
		const first = await screen.findByLabelText('First');
		const save = screen.getByText('Save');
		save.focus();
		fireEvent.keyDown(save, { key: 'Tab' });
		expect(document.activeElement).toBe(first);
		fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
		expect(document.activeElement).toBe(save);
		screen.getByText('Opener').focus();
		expect(document.activeElement).toBe(first);
	});

	it('tells what it was closed with, and undefined when dismissed', async () => {
		const saved = await openForm();
		fireEvent.click(await screen.findByText('Save'));
		expect(await saved.closed).toBe('saved');
		const dismissed = await openForm();
		await screen.findByText('Save');
		pressEscape();
		expect(await dismissed.closed).toBeUndefined();
	});

	it('closes by a click behind it, not by one that began in it', async () => {
		await openForm();
		const panel = await screen.findByRole('dialog');
		const layer = panel.parentElement ?? panel;
		fireEvent.pointerDown(panel);
		fireEvent.click(layer);
		expect(overlays.top()).toBeDefined();
		fireEvent.pointerDown(layer);
		fireEvent.click(layer);
		await waitFor(() => expect(overlays.top()).toBeUndefined());
	});

	it('stays when it may not close, and asks only once at a time', async () => {
		let answer: (mayClose: boolean) => void = () => {};
		const beforeClose = vi.fn(() => new Promise<boolean>(resolve => (answer = resolve)));
		await openForm(beforeClose);
		await screen.findByRole('dialog');
		pressEscape();
		pressEscape();
		expect(beforeClose).toHaveBeenCalledTimes(1);
		expect(beforeClose).toHaveBeenCalledWith('escape');
		await act(async () => answer(false));
		expect(overlays.top()).toBeDefined();
		pressEscape();
		await act(async () => answer(true));
		expect(overlays.top()).toBeUndefined();
	});

	it('closes the topmost only', async () => {
		await openForm();
		await act(async () => overlays.open({ kind: 'dialog', label: 'Second', render: () => 'Second' }));
		await screen.findByRole('dialog', { name: 'Second' });
		pressEscape();
		await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull());
		expect(screen.getByRole('dialog', { name: 'Form' })).toBeTruthy();
	});
});
