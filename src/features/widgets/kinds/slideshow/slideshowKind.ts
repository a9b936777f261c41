import { maxValue, minValue, nullable, number, object, picklist, pipe, string } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { heightField, rangeField } from '@/blocks/widget/rangeField';
import { text } from '@/i18n/text';
import { tokenMay } from '@/stores/session/tokenMay';
import { oneInView } from '@/ui/form/controls';
import { folderField } from './FolderChoice';

const FITS = ['cover', 'contain'] as const;

export interface SlideshowData {
	/** Null if no folder has been chosen. */
	readonly folderId: string | null;
	/** Pixels. */
	readonly height: number;
	/** Seconds that a picture is shown. */
	readonly everySec: number;
	readonly fit: (typeof FITS)[number];
}

const HEIGHT = { least: 120, most: 800 };
const SECONDS = { least: 3, most: 600 };

export const slideshowKind = defineWidget({
	kind: 'slideshow',
	icon: 'slideshow',
	title: 'widgets.kinds.slideshow',
	description: 'widgets.about.slideshow',
	isOffered: session => session.isMember && tokenMay(session, 'read:drive'),
	settings: {
		initial: { folderId: null, height: 220, everySec: 10, fit: 'cover' } as SlideshowData,
		rules: object({
			folderId: nullable(string()),
			height: pipe(number(), minValue(HEIGHT.least), maxValue(HEIGHT.most)),
			everySec: pipe(number(), minValue(SECONDS.least), maxValue(SECONDS.most)),
			fit: picklist(FITS),
		}),
		fields: () => ({
			folderId: folderField(),
			height: heightField(HEIGHT),
			everySec: rangeField({
				label: text.widgets.slideshow.every,
				min: SECONDS.least,
				max: SECONDS.most,
				step: 1,
				suffix: text.widgets.seconds,
			}),
			fit: oneInView({
				label: text.widgets.slideshow.fit,
				options: FITS.map(value => ({ value, text: text.widgets.slideshow.fits[value] })),
			}),
		}),
	},
	load: () => import('./SlideshowWidget'),
});
