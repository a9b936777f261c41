import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { FollowRow } from '@/blocks/person/FollowRow';
import { PeopleList } from '@/blocks/person/PeopleList';
import { usePages } from '@/blocks/query/usePages';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { definePages } from '@/stores/queries/Query';
import { Select } from '@/ui/field/Select';
import { PageFrame } from '@/ui/page/PageFrame';
import styles from './FollowsPage.module.css';

const ORIGINS = ['combined', 'local', 'remote'] as const;
type Origin = (typeof ORIGINS)[number];

/** The most that the server sends; it has no further pages. */
const MOST = 100;

const taggedQuery = definePages({
	name: 'hashtags/users',
	lifetime: 'open',
	async fetch({ api, entities }, { tag, origin }: { readonly tag: string; readonly origin: Origin }, _cursor, signal) {
		const params = { tag, origin, sort: '+follower', state: 'all', limit: MOST } as const;
		return { items: entities.ingestUsers(await api.call('hashtags/users', params, { signal })), next: null };
	},
});

/** Users who have a hashtag in their description, those with the most followers first. */
export default function UserTagPage({ params: { tag } }: PageProps<'userTag'>): ReactNode {
	const [origin, setOrigin] = useState<Origin>('combined');
	const title = t('people.tagged', { tag });
	useHostTitle(title);
	const query = usePages(taggedQuery, { tag, origin });
	return (
		<PageFrame>
			<div className={styles.bar}>
				<PathLink path={pathTo('tag', { tag })}>{t('people.notesWithTag', { tag })}</PathLink>
				<Select
					label={text.search.where}
					hideLabel
					value={origin}
					options={ORIGINS.map(value => ({ value, text: text.search[value] }))}
					onChange={setOrigin}
				/>
			</div>
			<div className={styles.list}>
				<PeopleList
					key={origin}
					query={query}
					label={title}
					empty={{ icon: 'hashtag', title: text.people.taggedNone, text: text.people.taggedNoneText }}
					renderPerson={renderPerson}
				/>
			</div>
		</PageFrame>
	);
}

const renderPerson = (id: string): ReactNode => <FollowRow as="div" userId={id} />;
