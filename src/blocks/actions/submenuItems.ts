import type { MenuItem } from '@/ui/menu/MenuItem';
import { errorText } from '../query/errorText';

/** Items that are fetched first; if that fails, the menu says why in their place. */
export async function submenuItems(load: () => Promise<readonly MenuItem[]>): Promise<readonly MenuItem[]> {
	try {
		return await load();
	} catch (error) {
		const said = errorText(error);
		return [{ text: said.title, caption: said.text, icon: 'alert', disabled: true, onSelect: () => {} }];
	}
}
