import { object, string } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { tokenMay } from '@/stores/session/tokenMay';
import { listField } from '../ListChoice';

export interface UserListData {
	/** Empty if none has been chosen. */
	readonly listId: string;
}

export const userListKind = defineWidget({
	kind: 'userList',
	icon: 'list',
	title: 'widgets.kinds.userList',
	description: 'widgets.about.userList',
	isOffered: session => session.isMember && tokenMay(session, 'read:account'),
	settings: {
		initial: { listId: '' } as UserListData,
		rules: object({ listId: string() }),
		fields: () => ({ listId: listField() }),
	},
	load: () => import('./UserListWidget'),
});
