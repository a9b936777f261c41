// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { NewDeckDialog } from './NewDeckDialog';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

afterEach(cleanup);

it('copies the deck that it offers a copy of, though another one is shown by then', async () => {
	preferences.set(deckProfiles, []);
	const end = deckStore.open('Deck');
	const { columns } = deckStore.deck;
	const onClose = vi.fn();
	render(<NewDeckDialog onClose={onClose} />);
	fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bridge' } });
	fireEvent.click(screen.getByRole('radio', { name: /Deck/ }));
	act(() => deckStore.create('Other', 'empty'));
	expect(screen.getByRole('radio', { name: /Deck/ })).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: 'Create deck' }));
	await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
	expect([deckStore.deck.name, deckStore.deck.columns]).toEqual(['Bridge', columns]);
	end();
});
