import { boolean, object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';

export interface ProfileData {
	readonly showCounts: boolean;
}

export const profileKind = defineWidget({
	kind: 'profile',
	icon: 'user',
	title: 'widgets.kinds.profile',
	description: 'widgets.about.profile',
	isOffered: session => session.isMember,
	settings: {
		initial: { showCounts: true } as ProfileData,
		rules: object({ showCounts: boolean() }),
		fields: () => ({ showCounts: onOff({ label: text.widgets.profile.showCounts }) }),
	},
	load: () => import('./ProfileWidget'),
});
