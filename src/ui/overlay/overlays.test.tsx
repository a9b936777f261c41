// @vitest-environment bundled-happy-dom
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

	it('holds the page back while a dialog is open, and a dialog beneath another', async () => {
		const page = screen.getByText('Opener').parentElement;
		const layerOf = (name: string) => screen.getByRole('dialog', { name }).parentElement;
		await openForm();
		await screen.findByRole('dialog', { name: 'Form' });
		expect(page?.hasAttribute('inert')).toBe(true);
		expect(screen.getByRole('status').closest('[inert]')).toBeNull();
		const above = await act(async () =>
			overlays.open({ kind: 'dialog', label: 'Above', render: () => <button type="button">OK</button> }),
		);
		await screen.findByRole('dialog', { name: 'Above' });
		expect([layerOf('Form'), layerOf('Above')].map(layer => layer?.hasAttribute('inert'))).toEqual([true, false]);
		act(() => above.close());
		await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull());
		expect(layerOf('Form')?.hasAttribute('inert')).toBe(false);
		pressEscape();
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(page?.hasAttribute('inert')).toBe(false);
		expect(document.activeElement).toBe(screen.getByText('Opener'));
	});

	it('never lets go of what is on its way out', async () => {
		setAnimations(true);
		const menu = await act(async () =>
			overlays.open({ kind: 'popup', role: 'menu', label: 'Menu', render: () => <div role="menu" /> }),
		);
		const layer = (await screen.findByRole('menu')).closest('[data-kind]');
		const told = await act(async () => {
			menu.close();
			return overlays.open({ kind: 'dialog', label: 'Told', render: () => null });
		});
		act(() => told.close());
		expect(layer?.isConnected).toBe(true);
		expect(layer?.hasAttribute('inert')).toBe(true);
		await waitFor(() => expect(overlays.entries()).toHaveLength(0));
	});

	it('leaves the page in reach of what is read beside a menu', async () => {
		await act(async () =>
			overlays.open({ kind: 'popup', role: 'menu', label: 'Menu', render: () => <div role="menu" /> }),
		);
		await screen.findByRole('menu');
		expect(document.querySelector('[inert]')).toBeNull();
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
		expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
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
