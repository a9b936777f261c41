import type { FollowRow } from '../store/tables/relations';

/** What `following/update` and `following/update-all` change; what is left out stays. */
export function changeOfFollow(params: {
	notify?: 'normal' | 'none' | undefined;
	withReplies?: boolean | undefined;
}): Partial<FollowRow> {
	return {
		...(params.notify === undefined ? {} : { notify: params.notify === 'none' ? null : params.notify }),
		...(params.withReplies === undefined ? {} : { withReplies: params.withReplies }),
	};
}
