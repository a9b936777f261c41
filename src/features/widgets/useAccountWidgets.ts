import { useMemo } from 'react';
import { changeWidgetData } from '@/domain/widget/changeWidgets';
import { readWidgets } from '@/domain/widget/readWidgets';
import { WIDGET_PLACES } from '@/domain/widget/Widget';
import { preferences } from '@/stores/preferences/Preferences';
import { usePreference } from '@/stores/preferences/usePreference';
import { widgetsSetting } from '@/stores/preferences/widgetsSetting';
import { useSession } from '@/stores/session/SessionContext';
import type { WidgetSource } from './WidgetSource';

/** The account's own widgets, which stand beside the page or in the drawer. */
export function useAccountWidgets(): WidgetSource {
	const session = useSession();
	const stored = usePreference(widgetsSetting);
	return useMemo(() => {
		const change: WidgetSource['change'] = edit =>
			preferences.update(widgetsSetting, now => edit(readWidgets(now)), session);
		return {
			widgets: readWidgets(stored),
			places: WIDGET_PLACES,
			change,
			changeData: (id, changed) => change(now => changeWidgetData(now, id, changed)),
		};
	}, [session, stored]);
}
