import { describe, expect, it } from 'vitest';
import { item } from '@/stores/feeds/feedEntries';
import { newestId, unreadCount } from './unreadCount';

describe('what a column has that was not seen', () => {
	it('counts what came while the column was out of view, and what waits above', () => {
		const entries = [item('n5'), item('n4'), item('n3')];
		expect(unreadCount({ entries, queued: 0, heard: 0 }, 'n3')).toBe(2);
		expect(unreadCount({ entries, queued: 7, heard: 0 }, 'n5')).toBe(7);
	});

	it('counts rightly where the note that was seen last is gone', () => {
		expect(unreadCount({ entries: [item('n5'), item('n2')], queued: 0, heard: 0 }, 'n3')).toBe(1);
	});

	it('leaves out what rules hide or fold', () => {
		const entries = [item('n5'), item('n4'), item('n3')];
		expect(unreadCount({ entries, queued: 0, heard: 0 }, 'n3', id => id === 'n5')).toBe(1);
	});

	it('counts nothing of what was there before the column was first seen', () => {
		expect(unreadCount({ entries: [item('n5')], queued: 0, heard: 0 }, null)).toBe(0);
		expect(newestId({ entries: [item('n5'), item('n2')] })).toBe('n5');
		expect(newestId({ entries: [] })).toBeNull();
	});
});
