import { expect, it } from 'vitest';
import type { PaletteGroup } from '@/blocks/palette/PaletteSource';
import { noOtherNames } from '@/i18n/otherNames';
import type { LoadedSection } from './OpenLevel';
import { PaletteIndex } from './rankPalette';
import { rowsOf } from './rowsOf';

const section = (group: PaletteGroup, ...titles: string[]): LoadedSection => ({
	group,
	typed: [],
	items: titles.map(title => ({ id: title, title, icon: 'note', run: () => {} })),
	found: [],
});

it('lists what several sources have for one group under one heading', () => {
	const sections = [section('actions', 'New note'), section('decks', 'New deck'), section('actions', 'Open as a wall')];
	const rows = rowsOf(sections, '', new PaletteIndex(noOtherNames), []);
	expect(rows.map(({ heading, item }) => [heading, item.id])).toEqual([
		['actions', 'New note'],
		['actions', 'Open as a wall'],
		['decks', 'New deck'],
	]);
});
