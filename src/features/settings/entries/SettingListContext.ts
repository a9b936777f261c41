import { createContext, useContext } from 'react';
import type { ColumnsOf } from '@/blocks/settings/ColumnsOf';
import type { SettingList } from '@/blocks/settings/SettingEntry';

export interface WholeSettingList extends Required<SettingList> {
	readonly columnsOf: ColumnsOf;
}

const SettingListContext = createContext<WholeSettingList | null>(null);

/** Set by the frame of the settings pages, which loads the settings of all features. */
export const SettingListProvider = SettingListContext.Provider;

/** Every setting of the app. */
export function useSettingList(): WholeSettingList {
	const list = useContext(SettingListContext);
	if (!list) throw new Error('Settings are only known inside the frame of the settings pages.');
	return list;
}
