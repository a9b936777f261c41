import { describe, expect, it } from 'vitest';
import { isOptionExcluded, type TimelineFilter, type TimelineOption } from './timelineOptions';

const all: readonly TimelineOption[] = ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'];
const filter = (change: Partial<TimelineFilter> = {}): TimelineFilter => ({
	withRenotes: true,
	withReplies: false,
	withSensitive: true,
	onlyFiles: false,
	...change,
});
const excluded = (now: TimelineFilter, offered = all) => offered.filter(each => isOptionExcluded(each, now, offered));

describe('a timeline’s options', () => {
	it('are free while neither replies nor files-only is on', () => {
		expect(excluded(filter())).toEqual([]);
	});

	it('exclude each other once one of the two is on', () => {
		expect(excluded(filter({ withReplies: true }))).toEqual(['onlyFiles']);
		expect(excluded(filter({ onlyFiles: true }))).toEqual(['withReplies']);
	});

	it('always leave a way out where both were stored', () => {
		expect(excluded(filter({ onlyFiles: true, withReplies: true }))).toEqual(['withReplies']);
	});

	it('do not exclude files-only where replies are no option', () => {
		expect(excluded(filter({ withReplies: true }), ['withRenotes', 'onlyFiles'])).toEqual([]);
	});
});
