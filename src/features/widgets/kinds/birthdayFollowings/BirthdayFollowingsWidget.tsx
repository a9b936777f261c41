import type { ReactNode } from 'react';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Faces } from '../Faces';
import { localDay } from '../localDay';
import { useNow } from '../useNow';

const HOUR_SEC = 3600;
const MINUTE_MS = 60_000;
const MOST = 18;

interface BirthdaysOf {
	readonly userId: string;
	/** `2026-11-26`. */
	readonly day: string;
}

const birthdaysQuery = defineThing<BirthdaysOf, readonly string[]>({
	name: 'widgetBirthdays',
	lifetime: 'open',
	async fetch({ api, entities }, { userId, day }, signal) {
		const found = await api.call('users/following', { userId, birthday: day, limit: MOST }, { signal });
		return entities.ingestUsers(found.flatMap(({ followee }) => followee ?? []));
	},
});

/** Those whom the reader follows and who have their birthday today. */
export default function BirthdayFollowingsWidget(): ReactNode {
	const { userId } = useSession();
	const day = localDay(useNow(MINUTE_MS));
	const query = useWidgetThing(birthdaysQuery, { userId: userId ?? '', day }, HOUR_SEC, userId !== null);
	return (
		<WidgetQuery query={query}>
			{ids =>
				ids.length === 0 ? (
					<WidgetMessage icon="cake">{text.widgets.birthdayFollowings.none}</WidgetMessage>
				) : (
					<Faces ids={ids} />
				)
			}
		</WidgetQuery>
	);
}
