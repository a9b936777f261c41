import { maxValue, minValue, number, object, pipe } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { heightField } from '@/blocks/widget/rangeField';
import { scriptRule } from '../scriptRules';

export interface AiscriptData {
	readonly script: string;
	/** Of the editor, in pixels. */
	readonly height: number;
}

const HEIGHT = { least: 60, most: 600 };

export const aiscriptKind = defineWidget({
	kind: 'aiscript',
	icon: 'code',
	title: 'widgets.kinds.aiscript',
	description: 'widgets.about.aiscript',
	isOffered: () => true,
	settings: {
		initial: { script: '', height: 120 } as AiscriptData,
		rules: object({
			script: scriptRule,
			height: pipe(number(), minValue(HEIGHT.least), maxValue(HEIGHT.most)),
		}),
		fields: () => ({ script: null, height: heightField(HEIGHT) }),
	},
	load: () => import('./AiscriptWidget'),
});
