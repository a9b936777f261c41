import { describe, expect, it } from 'vitest';
import { pagingParams } from './pagingParams';

describe('a call for a page', () => {
	it('says how much it wants and where it goes on, and takes what is at hand', () => {
		expect(pagingParams({ limit: 30, untilId: 'a' })).toEqual({ limit: 30, allowPartial: true, untilId: 'a' });
		expect(pagingParams({ limit: 10, untilId: null, sinceId: 'b' })).toEqual({
			limit: 10,
			allowPartial: true,
			sinceId: 'b',
		});
		expect(pagingParams({ limit: 10, offset: 0 })).toEqual({ limit: 10, allowPartial: true, offset: 0 });
	});
});
