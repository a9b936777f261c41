// @vitest-environment bundled-happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { menuStyle } from '../overlay/menuStyle';
import { OverlayHost } from '../overlay/OverlayHost';
import { overlays } from '../overlay/overlays';
import { openMenu } from './openMenu';

const reply = vi.fn();
const remove = vi.fn();
const FRIENDS = [
	{ text: 'Friends', onSelect: reply },
	{ text: 'Harbour', onSelect: reply },
];
let friends: () => Promise<typeof FRIENDS>;
let isSilent = false;
let isLonger = false;

beforeEach(async () => {
	setAnimations(false);
	reply.mockClear();
	friends = async () => FRIENDS;
	isSilent = false;
	isLonger = false;
	render(
		<>
			<button type="button">More</button>
			<OverlayHost />
		</>,
	);
	const anchor = screen.getByText('More');
	anchor.focus();
	await act(async () =>
		openMenu({
			anchor,
			label: 'Note',
			items: () => [
				...(isLonger ? [{ text: 'Details', onSelect: reply }] : []),
				{ text: 'Reply', onSelect: reply },
				{ text: 'Rename', disabled: true, onSelect: reply },
				{ type: 'divider' },
				{ type: 'switch', text: 'Silent', checked: isSilent, onChange: on => (isSilent = on) },
				{
					type: 'submenu',
					text: 'List',
					items: () => friends(),
				},
				{ text: 'Remove it', onSelect: reply },
				{ text: 'Remove', danger: true, onSelect: remove },
			],
		}),
	);
	await screen.findByRole('menu', { name: 'Note' });
});
afterEach(() => {
	menuStyle.current = 'auto';
	act(() => overlays.closeAll());
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

describe('openMenu', () => {
	it('starts on its first item; arrows go round and skip what is disabled', () => {
		expect(focused()).toBe('Reply');
		press('ArrowDown');
		expect(focused()).toBe('Silent');
		press('End');
		expect(focused()).toBe('Remove');
		press('ArrowDown');
		expect(focused()).toBe('Reply');
		press('ArrowUp');
		expect(focused()).toBe('Remove');
	});

	it('goes to what is typed', () => {
		press('s');
		expect(focused()).toBe('Silent');
	});

	it('takes a space for what is typed, not for a press', () => {
		for (const key of 'remove ') press(key);
		expect(focused()).toBe('Remove it');
		press('i');
		expect(focused()).toBe('Remove it');
		expect(fireEvent.keyDown(document.activeElement as Element, { key: ' ' })).toBe(true);
	});

	it('goes to what was typed before its items were there', async () => {
		press('l');
		let arrive = (_: typeof FRIENDS) => {};
		friends = () => new Promise(resolve => (arrive = resolve));
		press('ArrowRight');
		const submenu = await screen.findByRole('menu', { name: 'List' });
		expect(document.activeElement).toBe(submenu);
		for (const key of 'har') press(key);
		expect(document.activeElement).toBe(submenu);
		arrive(FRIENDS);
		await waitFor(() => expect(focused()).toBe('Harbour'));
	});

	it('gives the focus back before it does what was chosen', () => {
		reply.mockImplementation(() => expect(document.activeElement).toBe(screen.getByText('More')));
		fireEvent.click(screen.getByText('Reply'));
		expect(reply).toHaveBeenCalledTimes(1);
		expect(overlays.top()).toBeUndefined();
	});

	it('does nothing for a disabled item', () => {
		fireEvent.click(screen.getByText('Rename'));
		expect(reply).not.toHaveBeenCalled();
		expect(overlays.top()).toBeDefined();
	});

	it('switches without closing', () => {
		const row = screen.getByRole('menuitemcheckbox', { name: 'Silent' });
		expect(row.getAttribute('aria-checked')).toBe('false');
		fireEvent.click(row);
		expect(row.getAttribute('aria-checked')).toBe('true');
	});

	it('keeps a submenu open when an item before it comes or goes', async () => {
		press('l');
		press('ArrowRight');
		await screen.findByRole('menu', { name: 'List' });
		isLonger = true;
		fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Silent' }));
		expect(screen.getByRole('menuitem', { name: 'Details' })).toBeTruthy();
		expect(screen.getByRole('menu', { name: 'List' })).toBeTruthy();
	});

	it('keeps a submenu open while the pointer crosses other rows on its way to it, but not when it rests there', async () => {
		vi.useFakeTimers();
		const at = (name: string, clientX: number, clientY: number) =>
			fireEvent.pointerMove(screen.getByRole('menuitem', { name }), { clientX, clientY });
		const submenu = () => screen.queryByRole('menu', { name: 'List' });
		at('List', 100, 100);
		const { parentElement: panel } = await vi.waitFor(() => screen.getByRole('menu', { name: 'List' }));
		vi.spyOn(panel as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 90, 200, 200));
		at('List', 110, 105);
		at('Remove', 130, 130);
		expect(submenu()).not.toBeNull();
		act(() => {
			vi.advanceTimersByTime(1_000);
		});
		expect(submenu()).toBeNull();
		expect(focused()).toBe('Remove');
		vi.useRealTimers();
	});

	it('turns its arrows where one writes from right to left', async () => {
		document.documentElement.dir = 'rtl';
		press('l');
		press('ArrowRight');
		expect(screen.queryByRole('menu', { name: 'List' })).toBeNull();
		press('ArrowLeft');
		expect(await screen.findByRole('menu', { name: 'List' })).toBeTruthy();
		await waitFor(() => expect(focused()).toBe('Friends'));
		press('ArrowRight');
		expect(screen.queryByRole('menu', { name: 'List' })).toBeNull();
		document.documentElement.dir = '';
	});

	it('opens a submenu by the right arrow and leaves it by the left, one level at a time', async () => {
		press('l');
		press('ArrowRight');
		expect(await screen.findByRole('menu', { name: 'List' })).toBeTruthy();
		await waitFor(() => expect(focused()).toBe('Friends'));
		press('h');
		expect(focused()).toBe('Harbour');
		press('ArrowLeft');
		expect(screen.queryByRole('menu', { name: 'List' })).toBeNull();
		expect(focused()).toContain('List');
		press('Escape');
		await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
	});

	it('goes back from a submenu in its drawer before it closes', async () => {
		menuStyle.current = 'drawer';
		const goBack = () => act(async () => overlays.top()?.handle.requestClose('back'));
		const anchor = screen.getByText('More');
		await act(async () =>
			openMenu({
				anchor,
				label: 'Deck',
				items: [
					{ text: 'Rename', onSelect: () => {} },
					{ type: 'submenu', text: 'Share with others', items: FRIENDS },
					{ type: 'submenu', text: 'Share with', items: FRIENDS },
				],
			}),
		);
		fireEvent.click(await screen.findByText('Share with'));
		expect(await screen.findByRole('button', { name: 'Back to Deck' })).toBeDefined();
		await goBack();
		expect(await screen.findByRole('menu', { name: 'Deck' })).toBeDefined();
		expect(screen.queryByRole('button', { name: 'Back to Deck' })).toBeNull();
		expect(focused()).toBe('Share with');
		await goBack();
		await waitFor(() => expect(screen.queryByRole('menu', { name: 'Deck' })).toBeNull());
	});
});
