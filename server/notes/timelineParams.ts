import * as p from '../http/params';

/** The parameters of the timelines of an account: home, with the local one, and lists. */
export const timelineParams = {
	limit: p.limit(),
	...p.paging,
	allowPartial: p.optional(p.flag(), false),
	includeMyRenotes: p.optional(p.flag(), true),
	includeRenotedMyNotes: p.optional(p.flag(), true),
	includeLocalRenotes: p.optional(p.flag(), true),
	withFiles: p.optional(p.flag(), false),
	withRenotes: p.optional(p.flag(), true),
};
