import { type ReactNode, useEffect, useState } from 'react';
import { FollowRow } from '@/blocks/person/FollowRow';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Feed } from '@/stores/feeds/Feed';
import { defineThing } from '@/stores/queries/Query';
import { usePolicies, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/state/Spinner';
import { localColumn } from './columns/localColumn';
import { isTimelineOffered } from './isTimelineOffered';
import styles from './NobodyFollowed.module.css';
import { peopleToFollow } from './peopleToFollow';

interface NobodyFollowedProps {
	feed: Feed;
	onLocal: (() => void) | undefined;
}

const suggestionsQuery = defineThing({
	name: 'peopleToFollow',
	lifetime: 'once',
	fetch: (session, _of: null, signal) => peopleToFollow(session, signal),
});

/** Shown in an empty home timeline: users to follow, and a link to the local timeline. */
export default function NobodyFollowed({ feed, onLocal }: NobodyFollowedProps): ReactNode {
	const session = useSession();
	const policies = usePolicies();
	const [hasFollowed, setHasFollowed] = useState(false);
	useEffect(() => appEvents.on('followed', event => event.session === session && setHasFollowed(true)), [session]);
	const query = useThing(suggestionsQuery, null);
	return (
		<div className={styles.start}>
			<QueryState
				query={query}
				loading={
					<div className={styles.wait}>
						<Spinner />
					</div>
				}
				failed={() => null}
			>
				{ids =>
					ids.length > 0 && (
						<ul className={styles.people} aria-label={text.timeline.peopleToFollow}>
							{ids.map(id => (
								<FollowRow key={id} userId={id} />
							))}
						</ul>
					)
				}
			</QueryState>
			<div className={styles.actions}>
				{hasFollowed && (
					<Button variant="primary" onClick={() => void feed.reload()}>
						{text.timeline.showTheirNotes}
					</Button>
				)}
				{onLocal && isTimelineOffered(localColumn.gate, session.isMember, policies) && (
					<Button icon="local" onClick={onLocal}>
						{text.timeline.toLocal}
					</Button>
				)}
			</div>
		</div>
	);
}
