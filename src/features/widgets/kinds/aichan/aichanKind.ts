import { boolean, object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';

export interface AichanData {
	/** Without what is behind the mascot. */
	readonly transparent: boolean;
}

export const aichanKind = defineWidget({
	kind: 'aichan',
	icon: 'emoji',
	title: 'widgets.kinds.aichan',
	description: 'widgets.about.aichan',
	isOffered: () => true,
	settings: {
		initial: { transparent: false } as AichanData,
		rules: object({ transparent: boolean() }),
		fields: () => ({ transparent: onOff({ label: text.widgets.aichan.transparent }) }),
	},
	load: () => import('./AichanWidget'),
});
