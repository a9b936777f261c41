import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem, SubmenuSource } from '@/ui/menu/MenuItem';
import type { PaletteItem, PaletteList } from './PaletteSource';

/**
 * The items of a menu as entries of the palette, without its lines and titles. A menu that has nothing but a message
 * ("No lists yet") shows that.
 * @param icon of items that have none
 */
export function menuPaletteItems(
	prefix: string,
	items: readonly MenuItem[],
	icon: IconName = 'more',
): readonly PaletteItem[] {
	return items.flatMap((item, index): PaletteItem[] => {
		if (item.type === 'divider') return [];
		const id = `${prefix}/${'id' in item && item.id !== undefined ? item.id : `${item.text}/${index}`}`;
		if (item.type === 'label') {
			return items.length > 1 ? [] : [{ id, title: item.text, icon: 'info', isDisabled: true, run() {} }];
		}
		const described = {
			id,
			title: item.text,
			icon: item.icon ?? icon,
			imageUrl: item.imageUrl,
			isDangerous: 'danger' in item && item.danger === true,
			isDisabled: item.disabled === true,
			isCurrent: 'checked' in item && item.checked,
			...(item.caption !== undefined && { detail: item.caption }),
			...('shortcut' in item && item.shortcut !== undefined && { keys: [item.shortcut] }),
		};
		if (item.type === 'submenu') return [{ ...described, list: menuList(id, item.items, item.icon ?? icon) }];
		return [{ ...described, run: () => choose(item) }];
	});
}

/** A submenu as what an entry can be done with. */
const menuList = (prefix: string, source: SubmenuSource, icon: IconName): PaletteList => ({
	items() {
		const items = typeof source === 'function' ? source() : source;
		if (!(items instanceof Promise)) return menuPaletteItems(prefix, items, icon);
		return items.then(loaded => menuPaletteItems(prefix, loaded, icon));
	},
});

type Chosen = Exclude<MenuItem, { type: 'label' | 'divider' | 'submenu' }>;

function choose(item: Chosen): void {
	if (item.type === 'switch') item.onChange(!item.checked);
	else if (item.type !== 'link') item.onSelect();
	else if (item.onSelect) item.onSelect();
	else window.open(item.href, item.external ? '_blank' : '_self', 'noopener,noreferrer');
}
