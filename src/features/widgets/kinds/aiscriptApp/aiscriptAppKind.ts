import { boolean, object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { scriptField, scriptRule } from '../scriptRules';

export interface AiscriptAppData {
	readonly script: string;
	/** Whether it came with a shared deck, and nobody has started it yet. */
	readonly isHeld: boolean;
}

export const aiscriptAppKind = defineWidget({
	kind: 'aiscriptApp',
	icon: 'window',
	title: 'widgets.kinds.aiscriptApp',
	description: 'widgets.about.aiscriptApp',
	isOffered: () => true,
	settings: {
		initial: { script: '', isHeld: false } as AiscriptAppData,
		rules: object({ script: scriptRule, isHeld: boolean() }),
		fields: () => ({ script: scriptField(text.widgets.aiscriptApp.script), isHeld: null }),
	},
	load: () => import('./AiscriptAppWidget'),
});
