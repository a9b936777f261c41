// @vitest-environment bundled-happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import { readColumnRules } from '@/domain/columnRule/storedRules';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { openRuleComposer } from './openRuleComposer';
import { RulesDialog } from './RulesDialog';

vi.mock('./openRuleComposer', () => ({ openRuleComposer: vi.fn() }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const RULE: ColumnRule = {
	...{ id: 'fog', isOn: true, match: 'all' },
	conditions: [{ kind: 'word', value: 'fog' }],
	actions: [{ kind: 'hide', value: null }],
};

it('a rule that was written while another deck was chosen is kept with its column', () => {
	preferences.set(deckProfiles, []);
	const end = deckStore.open('Deck');
	const { id: deckId } = deckStore.deck;
	const onClose = vi.fn();
	const column = { ...{ id: 'home', deckId, title: 'Home' }, targets: () => [], hear: () => {} };
	render(<RulesDialog column={column} onClose={onClose} />);
	fireEvent.click(screen.getByRole('button', { name: 'Add rule' }));
	act(() => deckStore.create('Other', 'empty'));
	expect(onClose).not.toHaveBeenCalled();
	const save = vi.mocked(openRuleComposer).mock.lastCall?.[2];
	act(() => save?.(RULE));
	const home = columnOf(deckStore.deckOf(deckId) ?? deckStore.deck, 'home');
	expect(readColumnRules(home?.rules)).toHaveLength(1);
	expect(deckStore.deck).toMatchObject({ name: 'Other', columns: [] });
	act(() => deckStore.remove(deckId));
	expect(onClose).toHaveBeenCalled();
	end();
});
