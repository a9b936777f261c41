import { boolean, maxValue, minValue, number, object, picklist, pipe, string } from 'valibot';
import { expect, it } from 'vitest';
import { defineWidget } from './defineWidget';
import { readWidgetData } from './readWidgetData';

const settings = {
	initial: { url: '', view: 'list', height: 300, isShuffled: true },
	rules: object({
		url: string(),
		view: picklist(['list', 'cards']),
		height: pipe(number(), minValue(100), maxValue(900)),
		isShuffled: boolean(),
	}),
} as const;

it('takes what is stored', () => {
	const stored = { url: 'https://a.example', view: 'cards', height: 120, isShuffled: false };
	expect(readWidgetData(settings, stored)).toEqual(stored);
});

it('replaces what is missing, malformed or out of range by what a new widget has', () => {
	expect(readWidgetData(settings, { url: 3, view: 'tiles', height: 10_000 })).toEqual(settings.initial);
	for (const stored of [undefined, null, 'text', [1, 2]]) {
		expect(readWidgetData(settings, stored)).toEqual(settings.initial);
	}
});

it('calls back with data of the kind', () => {
	const definition = defineWidget({
		...{ kind: 'rss', icon: 'feed', title: 'widgets.kinds.rss', description: 'widgets.about.rss' },
		isOffered: () => true,
		settings,
		titleOf: ({ url }) => url,
		load: async () => ({ default: () => null }),
	});
	expect(definition.hasSettings).toBe(false);
	const titleOf = (stored: unknown) => definition.open(stored, ({ data, titleOf: name }) => name?.(data));
	expect(titleOf({ url: 'https://a.example' })).toBe('https://a.example');
	expect(titleOf({})).toBe('');
});
