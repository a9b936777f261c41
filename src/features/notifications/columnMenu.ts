import type { ColumnInMenu } from '@/blocks/hosting/ColumnDefinition';
import { readExcluded } from '@/domain/notification/listedTypes';
import { writeExcluded } from '@/domain/notification/writeExcluded';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { manageItems } from './manageItems';
import { typeItems } from './typeItems';

/** The submenu with the types that a column shows. */
export const kinds = ({ column, change }: ColumnInMenu): readonly MenuItem[] =>
	typeItems({
		get: () => readExcluded(column()?.excludeTypes),
		set: excluded => change({ excludeTypes: writeExcluded(column()?.excludeTypes, excluded) }),
	});

/** The submenu with what can be done with all notifications of the column's account. */
export const manage = ({ session }: ColumnInMenu): readonly MenuItem[] => (session ? manageItems(session) : []);
