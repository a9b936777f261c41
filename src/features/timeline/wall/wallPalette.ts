import { fixedList, type PaletteSource } from '@/blocks/palette/PaletteSource';
import { text } from '@/i18n/text';
import { currentSession } from '@/stores/session/sessions';

/** Opens the dialog that makes the address of a wall display. */
export const wallPalette: PaletteSource = {
	group: 'actions',
	list: () =>
		fixedList(() => [
			{
				id: 'wall',
				title: text.wall.open,
				words: [text.wall.title, ...text.wall.words.split(',')],
				icon: 'deck',
				run: () =>
					void import('./openWallDialog').then(({ openWallDialog }) => openWallDialog(currentSession()), console.warn),
			},
		]),
};
