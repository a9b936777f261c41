import type { ActedOn } from '@/blocks/actions/ActionDefinition';
import { isOffered } from '@/blocks/actions/isOffered';
import { fixedList, type PaletteSource } from '@/blocks/palette/PaletteSource';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';
import { COMPOSE } from '../nav/navActions';
import { APP_KEYS } from './hotkeyTable';

/** The keys that do something which no page and no menu has. */
const ICONS: Partial<Record<(typeof APP_KEYS)[number]['name'], IconName>> = { compose: 'pencil', dark: 'moon' };

/** What keys do on the whole page. */
export const hotkeyPalette: PaletteSource = {
	group: 'actions',
	list: ({ session, navigation }) =>
		fixedList(() =>
			APP_KEYS.flatMap(key => {
				const { name, keys } = key;
				const icon = ICONS[name];
				if (
					!icon ||
					(name === 'compose' && !isOffered<ActedOn>({ who: 'member', needs: COMPOSE.needs ?? [] }, { session }))
				)
					return [];
				return {
					id: `key/${name}`,
					title: text.hotkeys[name],
					icon,
					keys,
					run: () => key.run(session, navigation, keys[0] ?? ''),
				};
			}),
		),
};
