// @vitest-environment bundled-happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { OverlayHost } from '../overlay/OverlayHost';
import { overlays } from '../overlay/overlays';
import { ask, confirm, prompt } from './dialogs';
import { waitFor as waitForWork } from './waiting';

beforeEach(() => {
	setAnimations(false);
	render(<OverlayHost />);
});
afterEach(() => act(() => overlays.closeAll()));

describe('confirm', () => {
	it('is true only when confirmed', async () => {
		const yes = confirm({ title: 'Delete?', okText: 'Delete', danger: true });
		fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
		expect(await yes).toBe(true);
		const dismissed = confirm({ title: 'Delete?' });
		await screen.findByRole('alertdialog');
		fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
		expect(await dismissed).toBe(false);
	});
});

describe('ask', () => {
	it('resolves with the answer', async () => {
		const answer = ask({ title: 'Big text' }, [
			{ value: 'home', text: 'Post to home', primary: true },
			{ value: 'ignore', text: 'Post anyway' },
		]);
		fireEvent.click(await screen.findByText('Post anyway'));
		expect(await answer).toBe('ignore');
	});
});

describe('prompt', () => {
	const okButton = () => screen.getByRole('button', { name: 'OK' }) as HTMLButtonElement;
	const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

	it('says by how much a text is too short or too long, and doesn’t take it', async () => {
		const answer = prompt({ title: 'Rename', minLength: 2, maxLength: 4 });
		await screen.findByRole('textbox');
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
		expect(okButton().disabled).toBe(true);
		expect(screen.queryByRole('alert')).toBeNull();
		write('a');
		expect(screen.getByRole('alert').textContent).toBe('1 character is too few (minimum 2)');
		write('abcde');
		expect(screen.getByRole('alert').textContent).toBe('5 characters are too many (maximum 4)');
		fireEvent.submit(screen.getByRole('textbox'));
		expect(screen.getByRole('dialog')).toBeTruthy();
		write('🦑🦑🦑🦑');
		expect(screen.queryByRole('alert')).toBeNull();
		fireEvent.submit(screen.getByRole('textbox'));
		expect(await answer).toBe('🦑🦑🦑🦑');
	});

	it('is undefined when cancelled', async () => {
		const answer = prompt({ title: 'Rename', initial: 'Home' });
		fireEvent.click(await screen.findByText('Cancel'));
		expect(await answer).toBeUndefined();
	});
});

describe('waiting', () => {
	it('covers the page until the work is done, shows that for a moment, and hands on what came of it', async () => {
		let finish = (_value: string) => {};
		const answer = waitForWork(new Promise<string>(resolve => (finish = resolve)), 'Clearing …');
		await screen.findByRole('alertdialog', { name: 'Clearing …' });
		fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
		expect(await screen.findByText('Clearing …')).toBeTruthy();
		finish('done');
		await waitFor(() => expect(screen.queryByText('Clearing …')).toBeNull());
		expect(await answer).toBe('done');
		await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
	});
});
