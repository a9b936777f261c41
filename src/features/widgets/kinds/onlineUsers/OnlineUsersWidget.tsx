import type { ReactNode } from 'react';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { counted } from '@/i18n/fill';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import styles from '../digits.module.css';

const EVERY_SEC = 15;

const onlineQuery = defineThing({
	name: 'widgetOnline',
	lifetime: 'changing',
	fetch: async ({ api }, _: null, signal) => (await api.call('get-online-users-count', {}, { signal })).count ?? 0,
});

/** How many people the server has seen lately. */
export default function OnlineUsersWidget(): ReactNode {
	const query = useWidgetThing(onlineQuery, null, EVERY_SEC);
	return (
		<WidgetQuery query={query}>
			{count => (
				<div className={styles.digits}>
					<span className={styles.number}>{numberText(count)}</span>
					<p className={styles.about}>{counted(text.widgets.onlineUsers, 'online', count)}</p>
				</div>
			)}
		</WidgetQuery>
	);
}
