import { preference } from './preference';

/** Lists with a tab on the timeline page. */
export const pinnedUserLists = preference<readonly { readonly id: string; readonly name: string }[]>({
	key: 'pinnedUserLists',
	default: [],
	scope: 'account',
	affects: 'lastView',
});
