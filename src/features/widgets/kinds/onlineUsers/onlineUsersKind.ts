import { object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';

export const onlineUsersKind = defineWidget({
	kind: 'onlineUsers',
	icon: 'users',
	title: 'widgets.kinds.onlineUsers',
	description: 'widgets.about.onlineUsers',
	isOffered: () => true,
	settings: { initial: {}, rules: object({}) },
	load: () => import('./OnlineUsersWidget'),
});
