// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { columnRuleClient } from '@workers/columnRule/columnRule.client';
import { matchRules } from '@workers/columnRule/matchRules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ColumnRule, RuleCondition } from '@/domain/columnRule/ColumnRule';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn } from '@/stores/deck/deckOperations';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import { item } from '@/stores/feeds/feedEntries';
import type { FeedListener } from '@/stores/feeds/ShownFeed';
import { ColumnRules } from './ColumnRules';

const highlight = (condition: RuleCondition): ColumnRule => ({
	...{ id: 'rule', isOn: true, match: 'all', conditions: [condition] },
	actions: [{ kind: 'highlight', value: '--accent' }],
});

let close: () => void;

beforeEach(() => {
	localStorage.clear();
	close = deckStore.open('Deck');
});
afterEach(() => {
	close();
	vi.restoreAllMocks();
});

/** The home column of the deck with a rule, and a feed whose notes are set by `show`. */
function ruledColumn(rule: ColumnRule) {
	const session = testSession();
	deckStore.change(deck => changeColumn(deck, 'home', { rules: [rule] }));
	let listener: FeedListener = () => {};
	const feed = {
		state: { entries: [] as readonly FeedEntry[], older: 'end' as const },
		subscribe(changed: FeedListener) {
			listener = changed;
			return () => {};
		},
	};
	const rules = new ColumnRules({ session, columnId: 'home', feed, isHeldBack: true }, () => {});
	const show = (...ids: readonly string[]) => {
		feed.state = { ...feed.state, entries: ids.map(item) };
		listener(false);
	};
	return { session, rules, show };
}

const answerMatches = (knowsLanguages = () => true) =>
	vi.spyOn(columnRuleClient, 'match').mockImplementation(async (rules, notes) => ({
		matches: matchRules(rules, notes, () => (knowsLanguages() ? 'de' : null)),
		hostile: [],
		knowsLanguages: knowsLanguages(),
	}));

it('judges a note again that comes back with another number of reactions', async () => {
	const match = answerMatches();
	const { session, rules, show } = ruledColumn(highlight({ kind: 'reactions', value: 2 }));
	session.entities.ingest([wireNote({ id: 'a' }), wireNote({ id: 'b' })]);
	session.entities.retain(['a', 'b']);
	show('b', 'a');
	await vi.waitFor(() => expect(match).toHaveBeenCalledOnce());
	show('b');
	session.entities.patchNote('a', note => ({ ...note, reactionCount: 2 }));
	expect(rules.isMarked('a')).toBe(false);
	show('b', 'a');
	await vi.waitFor(() => expect(rules.isMarked('a')).toBe(true));
	expect(rules.isMarked('b')).toBe(false);
	rules.end();
});

it('judges all notes again whose language could not be told before', async () => {
	vi.useFakeTimers({ toFake: ['performance'] });
	let isKnown = false;
	const match = answerMatches(() => isKnown);
	const { session, rules, show } = ruledColumn(highlight({ kind: 'language', value: 'de' }));
	session.entities.ingest([wireNote({ id: 'a', text: 'Ebbe' })]);
	show('a');
	await vi.waitFor(() => expect(match).toHaveBeenCalledOnce());
	isKnown = true;
	vi.advanceTimersByTime(31_000);
	show('a');
	await vi.waitFor(() => expect(rules.isMarked('a')).toBe(true));
	rules.end();
	vi.useRealTimers();
});
