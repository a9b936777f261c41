import { type ReactNode, useState } from 'react';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import type { Params } from '@/wire/endpoints/Endpoints';
import styles from '../profile.module.css';
import { PersonLine } from './PersonLine';

type Filter = 'noReplies' | 'all' | 'files';

const FILTERS: Readonly<Record<Filter, Partial<Params<'users/notes'>>>> = {
	noReplies: { withReplies: false },
	all: { withReplies: true, withChannelNotes: true },
	files: { withFiles: true, withRenotes: false },
};

const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[];

/** Somebody's notes: without answers to others, all, or those with files. */
export function NotesTab({ user }: { user: User }): ReactNode {
	const [filter, setFilter] = useState<Filter>('all');
	return (
		<NoteFeed
			endpoint="users/notes"
			params={{ userId: user.id, ...FILTERS[filter] }}
			label={text.profile.notes}
			emptyTitle={text.profile.noNotes}
			header={
				<>
					<PersonLine user={user} />
					<div className={styles.filter}>
						<SegmentedControl
							label={text.profile.which}
							value={filter}
							onChange={setFilter}
							segments={FILTER_NAMES.map(value => ({ value, text: text.profile.filters[value] }))}
						/>
						<ShowInColumn kind="userNotes" target={{ kind: 'user', id: user.id }} name={plainName(user)} />
					</div>
				</>
			}
		/>
	);
}
