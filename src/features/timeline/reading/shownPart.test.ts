import { expect, it } from 'vitest';
import { type FeedEntry, item } from '@/stores/feeds/feedEntries';
import { shownPart } from './shownPart';

const gap: FeedEntry = { kind: 'gap', key: 'gap', state: 'idle' };
const entries = [item('n9'), gap, item('n7'), item('n6'), item('n5')];
const never = () => false;
const mark = (id: string) => ({ id, at: 0 });

it('is what follows the mark without a gap', () => {
	expect(shownPart(entries, false, mark('n6'), never)).toEqual(['n7']);
	expect(shownPart(entries, false, mark('n5'), never)).toEqual(['n7', 'n6']);
	expect(shownPart(entries, false, mark('n9'), never)).toEqual([]);
});

it('is unknown where the list doesn’t reach back to the mark', () => {
	expect(shownPart(entries, false, mark('n3'), never)).toBeNull();
	expect(shownPart(entries, true, mark('n3'), never)).toEqual(['n7', 'n6', 'n5']);
});

it('begins with the oldest note that was read where nothing is known', () => {
	expect(shownPart(entries, false, null, never)).toBeNull();
	expect(shownPart(entries, false, null, id => id === 'n6')).toEqual(['n7', 'n6']);
});

it('isn’t ended by an older note that has come late from another server', () => {
	const late = [item('n9'), item('n2'), item('n7'), item('n6'), item('n5')];
	expect(shownPart(late, false, mark('n6'), never)).toEqual(['n9', 'n2', 'n7']);
	expect(shownPart(late, false, mark('n3'), never)).toBeNull();
	expect(shownPart([item('n2'), ...entries], false, mark('n9'), never)).toEqual([]);
});
