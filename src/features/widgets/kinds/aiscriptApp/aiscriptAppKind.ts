import { object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { scriptField, scriptRule } from '../scriptRules';

export interface AiscriptAppData {
	readonly script: string;
}

export const aiscriptAppKind = defineWidget({
	kind: 'aiscriptApp',
	icon: 'window',
	title: 'widgets.kinds.aiscriptApp',
	description: 'widgets.about.aiscriptApp',
	isOffered: () => true,
	settings: {
		initial: { script: '' } as AiscriptAppData,
		rules: object({ script: scriptRule }),
		fields: () => ({ script: scriptField(text.widgets.aiscriptApp.script) }),
	},
	load: () => import('./AiscriptAppWidget'),
});
