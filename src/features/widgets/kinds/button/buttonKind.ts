import { boolean, maxLength, object, pipe, string } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { line, onOff } from '@/ui/form/controls';
import { scriptField, scriptRule } from '../scriptRules';

export interface ButtonData {
	/** Empty for a general one. */
	readonly label: string;
	/** Whether it has the accent colour. */
	readonly colored: boolean;
	readonly script: string;
}

const LABEL_MAX = 60;

export const buttonKind = defineWidget({
	kind: 'button',
	icon: 'play',
	title: 'widgets.kinds.button',
	description: 'widgets.about.button',
	isOffered: () => true,
	settings: {
		initial: { label: '', colored: true, script: '' } as ButtonData,
		rules: object({ label: pipe(string(), maxLength(LABEL_MAX)), colored: boolean(), script: scriptRule }),
		fields: () => ({
			label: line({ label: text.widgets.button.label, maxLength: LABEL_MAX, autoComplete: 'off' }),
			colored: onOff({ label: text.widgets.button.colored }),
			script: scriptField(text.widgets.button.script),
		}),
	},
	titleOf: ({ label }) => label,
	load: () => import('./ButtonWidget'),
});
