import { type ReactNode, useState } from 'react';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ProfileHead } from '@/blocks/person/ProfileHead';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import type { Params } from '@/wire/endpoints/Endpoints';
import { PersonPage } from './PersonPage';
import { ProfileActions } from './ProfileActions';
import styles from './ProfilePage.module.css';

type Filter = 'notes' | 'all' | 'files';

const FILTERS: Readonly<Record<Filter, Partial<Params<'users/notes'>>>> = {
	notes: { withReplies: false, withRenotes: false },
	all: { withReplies: true, withRenotes: true },
	files: { withFiles: true, withRenotes: false },
};

const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[];

/** A user's profile and notes. */
export default function ProfilePage({ params }: PageProps<'profile'>): ReactNode {
	return (
		<PersonPage acct={params.acct}>
			{user => <Profile key={`${user.id} ${params.view ?? ''}`} user={user} view={params.view} />}
		</PersonPage>
	);
}

/** @param view the part of the profile that the address asks for; the notes if this version has none of that name */
function Profile({ user, view }: { user: User; view: string | undefined }): ReactNode {
	const [filter, setFilter] = useState<Filter>(() => FILTER_NAMES.find(name => name === view) ?? 'notes');
	useHostTitle(t('profile.of', { name: plainName(user) }));
	return (
		<NoteFeed
			endpoint="users/notes"
			params={{ userId: user.id, ...FILTERS[filter] }}
			label={text.profile.notes}
			emptyTitle={text.profile.noNotes}
			header={
				<>
					<ProfileHead user={user} actions={<ProfileActions user={user} />} />
					<div className={styles.filter}>
						<SegmentedControl
							label={text.profile.notes}
							value={filter}
							onChange={setFilter}
							segments={[
								{ value: 'notes', text: text.profile.notes },
								{ value: 'all', text: text.profile.all },
								{ value: 'files', text: text.profile.files },
							]}
						/>
					</div>
				</>
			}
		/>
	);
}
