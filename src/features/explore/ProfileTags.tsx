import { type ReactNode, useState } from 'react';
import { FollowRow } from '@/blocks/person/FollowRow';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import people from './PeopleToFind.module.css';
import styles from './ProfileTags.module.css';
import { type PeopleOrigin, profileTagsQuery, taggedPeopleQuery } from './peopleQueries';

/** The hashtags of profiles; choosing one shows the people who have it. Absent without any. */
export function ProfileTags({ origin }: { origin: PeopleOrigin }): ReactNode {
	const query = useThing(profileTagsQuery, origin);
	const [chosen, setChosen] = useState<string | null>(null);
	if (query.data?.length === 0) return null;
	return (
		<Section title={text.explore.tags}>
			<QueryState query={query} loading={null}>
				{tags => (
					<ul className={styles.tags} aria-label={text.explore.tags}>
						{tags.map(({ tag, people: count }) => (
							<li key={tag}>
								<button
									type="button"
									className={styles.tag}
									aria-pressed={tag === chosen}
									onClick={() => setChosen(tag === chosen ? null : tag)}
								>
									<bdi>#{tag}</bdi>
									<small title={counted(text.explore, 'tagPeople', count)}>{count}</small>
								</button>
							</li>
						))}
					</ul>
				)}
			</QueryState>
			{chosen !== null && <TaggedPeople key={chosen} tag={chosen} origin={origin} />}
		</Section>
	);
}

function TaggedPeople({ tag, origin }: { tag: string; origin: PeopleOrigin }): ReactNode {
	const query = useThing(taggedPeopleQuery, { tag, origin });
	return (
		<QueryState query={query}>
			{ids =>
				ids.length === 0 ? (
					<EmptyState icon="user" title={text.explore.nobody} />
				) : (
					<ul className={people.people} aria-label={`#${tag}`}>
						{ids.map(id => (
							<FollowRow key={id} userId={id} />
						))}
					</ul>
				)
			}
		</QueryState>
	);
}
