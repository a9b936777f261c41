import type { ColumnInMenu } from '@/blocks/hosting/ColumnDefinition';
import { readExcluded } from '@/domain/notification/listedTypes';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { manageItems } from './manageItems';
import { typeItems } from './typeItems';

/** The submenu with the types that a column shows. */
export const kinds = ({ column, change }: ColumnInMenu): readonly MenuItem[] =>
	typeItems({
		get: () => readExcluded(column()?.excludeTypes),
		set: excludeTypes => change({ excludeTypes }),
	});

/** The submenu with what can be done with all notifications of the column's account. */
export const manage = ({ session }: ColumnInMenu): readonly MenuItem[] => (session ? manageItems(session) : []);
