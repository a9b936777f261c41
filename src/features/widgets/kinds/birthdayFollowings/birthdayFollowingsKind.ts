import { object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';

export const birthdayFollowingsKind = defineWidget({
	kind: 'birthdayFollowings',
	icon: 'cake',
	title: 'widgets.kinds.birthdayFollowings',
	description: 'widgets.about.birthdayFollowings',
	isOffered: session => session.isMember,
	settings: { initial: {}, rules: object({}) },
	load: () => import('./BirthdayFollowingsWidget'),
});
