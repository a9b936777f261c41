import { useMemo } from 'react';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { useSettingList } from './SettingListContext';

/** The settings that have an effect for this user. */
export function useOfferedEntries(): readonly SettingEntry[] {
	const { entries } = useSettingList();
	const { isMember } = useSession();
	const me = useMe(each => each);
	return useMemo(
		() => entries.filter(({ isOffered }) => isOffered === undefined || isOffered({ isMember, me })),
		[entries, isMember, me],
	);
}
