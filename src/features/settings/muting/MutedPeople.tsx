import { type ReactNode, useState } from 'react';
import { changeRelation } from '@/blocks/actions/changeRelation';
import { PersonRow } from '@/blocks/person/PersonRow';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import { acct } from '@/domain/person/acct';
import { dateTimeText } from '@/i18n/dateText';
import { t } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '../page/page.module.css';
import type { ListedPerson, PeopleList } from './peopleLists';

/** People who are muted or blocked, each with a button that takes it back. */
export function MutedPeople({ list }: { list: PeopleList }): ReactNode {
	const query = usePages(list.query, null);
	const [takenBack, setTakenBack] = useState<ReadonlySet<string>>(new Set());
	const people = (query.data ?? []).filter(({ id }) => !takenBack.has(id));
	return (
		<Section title={list.title()} marker={`${list.id}People`}>
			<PagedList
				query={query}
				isEmpty={people.length === 0 && !query.hasNextPage}
				icon={list.icon}
				emptyTitle={list.none()}
				label={list.title()}
				room={1}
			>
				{people.map(person => (
					<Person
						key={person.id}
						list={list}
						person={person}
						onTakenBack={() => setTakenBack(now => new Set([...now, person.id]))}
					/>
				))}
			</PagedList>
		</Section>
	);
}

interface PersonProps {
	list: PeopleList;
	person: ListedPerson;
	onTakenBack: () => void;
}

function Person({ list, person, onTakenBack }: PersonProps): ReactNode {
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const takeBack = async () => {
		const user = session.entities.user(person.userId);
		if (!user) return;
		setBusy(true);
		const isDone = await changeRelation(session, user, list.relation);
		setBusy(false);
		if (isDone) onTakenBack();
	};
	const user = session.entities.user(person.userId);
	return (
		<PersonRow userId={person.userId}>
			{person.until !== null && (
				<span className={styles.dim}>{t('muting.until', { time: dateTimeText(person.until) })}</span>
			)}
			<Button
				size="small"
				busy={isBusy}
				aria-label={user ? `${list.takeBack()}: ${acct(user)}` : undefined}
				onClick={() => void takeBack()}
			>
				{list.takeBack()}
			</Button>
		</PersonRow>
	);
}
