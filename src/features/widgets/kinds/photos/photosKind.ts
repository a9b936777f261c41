import { integer, maxValue, minValue, number, object, pipe } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { rangeField } from '@/blocks/widget/rangeField';
import { text } from '@/i18n/text';
import { tokenMay } from '@/stores/session/tokenMay';

export interface PhotosData {
	readonly columns: number;
	readonly rows: number;
}

const COLUMNS = { least: 2, most: 6 };
const ROWS = { least: 1, most: 8 };

export const photosKind = defineWidget({
	kind: 'photos',
	icon: 'image',
	title: 'widgets.kinds.photos',
	description: 'widgets.about.photos',
	isOffered: session => session.isMember && tokenMay(session, 'read:drive'),
	settings: {
		initial: { columns: 3, rows: 3 } as PhotosData,
		rules: object({
			columns: pipe(number(), integer(), minValue(COLUMNS.least), maxValue(COLUMNS.most)),
			rows: pipe(number(), integer(), minValue(ROWS.least), maxValue(ROWS.most)),
		}),
		fields: () => ({
			columns: rangeField({ label: text.widgets.photos.columns, min: COLUMNS.least, max: COLUMNS.most, step: 1 }),
			rows: rangeField({ label: text.widgets.photos.rows, min: ROWS.least, max: ROWS.most, step: 1 }),
		}),
	},
	load: () => import('./PhotosWidget'),
});
