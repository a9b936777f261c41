import type { FollowRow } from '../store/tables/relations';

/** The changes of `following/update` and `following/update-all`; missing fields stay unchanged. */
export function changeOfFollow(params: {
	notify?: 'normal' | 'none' | undefined;
	withReplies?: boolean | undefined;
}): Partial<FollowRow> {
	return {
		...(params.notify === undefined ? {} : { notify: params.notify === 'none' ? null : params.notify }),
		...(params.withReplies === undefined ? {} : { withReplies: params.withReplies }),
	};
}
