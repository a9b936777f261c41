import { boolean, maxLength, object, pipe, string } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { line, onOff } from '@/ui/form/controls';

export interface AichanData {
	/** The mascot's name; empty for that of the kind. */
	readonly title: string;
	/** Whether it says something when it is pressed or a note was posted. */
	readonly talks: boolean;
}

const TITLE_MAX = 60;

/** A mascot of our own; the kind is named as in other clients. */
export const aichanKind = defineWidget({
	kind: 'aichan',
	icon: 'sparkles',
	title: 'widgets.kinds.aichan',
	description: 'widgets.about.aichan',
	isOffered: () => true,
	settings: {
		initial: { title: '', talks: true } as AichanData,
		rules: object({ title: pipe(string(), maxLength(TITLE_MAX)), talks: boolean() }),
		fields: () => ({
			title: line({ label: text.common.name, maxLength: TITLE_MAX, autoComplete: 'off' }),
			talks: onOff({ label: text.widgets.aichan.talks }),
		}),
	},
	titleOf: ({ title }) => title,
	load: () => import('./AichanWidget'),
});
