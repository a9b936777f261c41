import { check, type GenericSchema, maxValue, minValue, number, pipe, string } from 'valibot';
import { webUrl } from '@/base/webUrl';
import { rangeField } from '@/blocks/widget/rangeField';
import { text } from '@/i18n/text';
import { type Control, line } from '@/ui/form/controls';

/** Servers keep what they have fetched for three minutes. */
const LEAST_SEC = 60;
const MOST_SEC = 3600;

/** The address of a feed; empty if none has been given. */
export const urlRule = (): GenericSchema<string> =>
	pipe(
		string(),
		check(
			value => value === '' || webUrl(value.trim()) !== null,
			() => text.widgets.rss.urlError,
		),
	);

export const secondsRule = (): GenericSchema<number> => pipe(number(), minValue(LEAST_SEC), maxValue(MOST_SEC));

export const urlField = (): Control<string> =>
	line({ label: text.widgets.rss.url, type: 'url', inputMode: 'url', autoComplete: 'off', 'data-autofocus': true });

export const secondsField = (): Control<number> =>
	rangeField({
		label: text.widgets.rss.every,
		min: LEAST_SEC,
		max: MOST_SEC,
		step: 60,
		suffix: text.widgets.seconds,
	});

/** The host of a feed, as the title of its widget; null for none. */
export const feedHost = (url: string): string | null => webUrl(url.trim())?.host ?? null;
