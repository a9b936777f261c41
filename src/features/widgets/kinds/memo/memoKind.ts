import { maxLength, maxValue, minValue, number, object, pipe, string } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { heightField } from '@/blocks/widget/rangeField';
import { text } from '@/i18n/text';
import { line } from '@/ui/form/controls';

export interface MemoData {
	readonly text: string;
	/** Empty for that of the kind. */
	readonly title: string;
	/** Pixels. */
	readonly height: number;
}

export const MEMO_MAX = 20_000;
const TITLE_MAX = 60;
const HEIGHT = { least: 80, most: 800 };

export const memoKind = defineWidget({
	kind: 'memo',
	icon: 'notepad',
	title: 'widgets.kinds.memo',
	description: 'widgets.about.memo',
	isOffered: () => true,
	settings: {
		initial: { text: '', title: '', height: 120 } as MemoData,
		rules: object({
			text: pipe(string(), maxLength(MEMO_MAX)),
			title: pipe(string(), maxLength(TITLE_MAX)),
			height: pipe(number(), minValue(HEIGHT.least), maxValue(HEIGHT.most)),
		}),
		fields: () => ({
			text: null,
			title: line({ label: text.common.name, maxLength: TITLE_MAX, autoComplete: 'off' }),
			height: heightField(HEIGHT),
		}),
	},
	titleOf: ({ title }) => title,
	load: () => import('./MemoWidget'),
});
