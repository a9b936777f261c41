import { menuPaletteItems } from '@/blocks/palette/menuPaletteItems';
import { fixedList, type PaletteSource } from '@/blocks/palette/PaletteSource';
import { text } from '@/i18n/text';
import { accounts } from '@/stores/session/accounts';
import { switchItems } from './accountMenu';

/** The accounts of this device, and what can be done with them. */
export const accountPalette: PaletteSource = {
	group: 'accounts',
	list: ({ navigation }) =>
		fixedList(() => {
			const { current } = accounts.getState();
			if (!current) return [];
			const items = menuPaletteItems('account', switchItems(current, navigation.navigate));
			return items.map(item => ({ ...item, words: [text.accounts.switch] }));
		}),
};
