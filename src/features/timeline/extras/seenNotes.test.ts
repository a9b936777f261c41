import { describe, expect, it, vi } from 'vitest';
import { SeenNotes } from './seenNotes';

describe('notes that were seen', () => {
	it('are seen elsewhere in every column but the one where they were read first', () => {
		const seen = new SeenNotes();
		const heard = vi.fn();
		seen.listen(heard);
		seen.mark('a', 'note', 'home');
		seen.mark('a', 'note', 'local');
		expect(seen.isSeenElsewhere('a', 'note', 'home')).toBe(false);
		expect(seen.isSeenElsewhere('a', 'note', 'local')).toBe(true);
		expect(heard).toHaveBeenCalledExactlyOnceWith('a', 'note', 'home');
	});

	it('are another account’s business only where that has seen them', () => {
		const seen = new SeenNotes();
		seen.mark('a', 'note', 'home');
		expect(seen.isSeenElsewhere('b', 'note', 'local')).toBe(false);
	});

	it('are unread again where that is taken back in the place in which they were read', () => {
		const seen = new SeenNotes();
		const heard = vi.fn();
		seen.mark('a', 'note', 'digest');
		seen.listen(heard);
		seen.unmark('a', 'note', 'home');
		seen.unmark('a', 'other', 'digest');
		expect(heard).not.toHaveBeenCalled();
		seen.unmark('a', 'note', 'digest');
		expect(seen.isSeen('a', 'note')).toBe(false);
		expect(heard).toHaveBeenCalledExactlyOnceWith('a', 'note', 'digest');
		seen.mark('a', 'note', 'home');
		expect(heard).toHaveBeenLastCalledWith('a', 'note', 'home');
	});

	it('are forgotten, the oldest first, once there are too many', () => {
		const seen = new SeenNotes();
		for (let index = 0; index < 5_000; index++) seen.mark('a', String(index), 'home');
		expect(seen.isSeen('a', '0')).toBe(false);
		expect(seen.isSeen('a', '4999')).toBe(true);
	});
});
