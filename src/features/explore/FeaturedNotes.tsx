import { type ReactNode, useState } from 'react';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import styles from './FeaturedNotes.module.css';

type Kind = 'notes' | 'polls';

/** The notes that many people react to, and for members the open polls of others. */
export function FeaturedNotes(): ReactNode {
	const { isMember } = useSession();
	const mayReadAccount = useTokenMay('read:account');
	const [kind, setKind] = useState<Kind>('notes');
	const header = isMember && mayReadAccount && (
		<div className={styles.kinds}>
			<SegmentedControl<Kind>
				label={text.explore.what}
				value={kind}
				onChange={setKind}
				segments={[
					{ value: 'notes', text: text.explore.notes },
					{ value: 'polls', text: text.explore.polls },
				]}
			/>
		</div>
	);
	if (kind === 'polls') {
		return (
			<NoteFeed
				key="polls"
				endpoint="notes/polls/recommendation"
				params={NO_CHANNELS}
				isByOffset
				label={text.explore.pollsLabel}
				emptyTitle={text.explore.noPolls}
				emptyText={text.explore.noPollsText}
				header={header}
			/>
		);
	}
	return (
		<NoteFeed
			key="notes"
			endpoint="notes/featured"
			params={NOTHING}
			label={text.explore.featuredNotes}
			emptyTitle={text.explore.noNotes}
			emptyText={text.explore.noNotesText}
			header={header}
		/>
	);
}

const NOTHING = {};
const NO_CHANNELS = { excludeChannels: true };
