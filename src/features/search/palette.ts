import type { PaletteItem, PaletteSource } from '@/blocks/palette/PaletteSource';
import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { lookupTarget } from './lookup/lookupTarget';
import { lookUp, openLookup } from './lookup/openLookup';

export { isLookupText, openLookup } from './lookup/openLookup';

/** Asking what to look up, and looking up what was typed or pasted into the palette. */
export const palette: PaletteSource = {
	group: 'lookup',
	list: ({ session, navigation: { navigate } }) => ({
		items: () => [
			{
				id: 'lookup',
				title: text.lookup.title,
				words: [text.lookup.about],
				icon: 'global',
				run: () => void openLookup(session, navigate),
			},
			...(session.isMember
				? [
						{
							id: 'seen',
							title: text.seen.words,
							words: [text.seen.title, text.seen.paletteWords],
							icon: 'history',
							run: () => navigate(pathTo('search', {}, { type: 'seen' })),
						} as const,
					]
				: []),
		],
		typed: (query): readonly PaletteItem[] => {
			const wanted = query.trim();
			if (lookupTarget(wanted, session.host) === null) return [];
			return [
				{
					id: 'lookup/typed',
					title: fill(text.lookup.lookUp, { what: wanted }),
					words: [wanted],
					icon: 'global',
					run: () => void lookUp(session, navigate, wanted),
				},
			];
		},
	}),
};
