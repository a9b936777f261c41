import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { findPerson } from '@/blocks/actions/findPerson';
import { mentionedOthers } from '@/domain/note/mentions';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import styles from './Recipients.module.css';

interface RecipientsProps {
	ids: readonly string[];
	/** The note's text, which may mention users who aren't recipients (rules/composing#recipients). */
	body: string;
	onAdd: (ids: readonly string[]) => void;
	onRemove: (id: string) => void;
}

/** The recipients of a direct note. */
export function Recipients({ ids, body, onAdd, onRemove }: RecipientsProps): ReactNode {
	const session = useSession();
	const people = usePeople(session, ids);
	const [isBusy, setIsBusy] = useState(false);
	const own = session.account ? [{ username: session.account.username, host: null }] : [];
	const left = mentionedOthers(body, [...people, ...own], session.host);
	const add = async (names: readonly string[]) => {
		setIsBusy(true);
		const found = await Promise.all(names.map(name => findPerson(session, name)));
		setIsBusy(false);
		onAdd(found.flatMap(person => person?.id ?? []));
	};
	const pick = async () => {
		const { pickPeople } = await import('@/blocks/person/picker/pickPeople');
		const picked = await pickPeople(session, { title: text.composer.addRecipient, without: ids });
		if (picked.length > 0) onAdd(picked.map(({ id }) => id));
	};
	return (
		<div className={styles.row}>
			{text.composer.recipients}
			{ids.length === 0 && <span>{text.composer.noRecipients}</span>}
			<ul className={styles.people} aria-label={text.composer.recipients}>
				{ids.map(id => {
					const user = people.find(each => each.id === id);
					const name = user ? acct(user) : '…';
					return (
						<li key={id} className={styles.person}>
							{name}
							<IconButton
								icon="close"
								size="small"
								iconSize={14}
								label={t('composer.removeRecipient', { name })}
								onClick={() => onRemove(id)}
							/>
						</li>
					);
				})}
			</ul>
			<Button size="small" icon="plus" busy={isBusy} onClick={() => void pick()}>
				{text.composer.addRecipient}
			</Button>
			{left.length > 0 && (
				<p className={styles.warning} role="status">
					{t('composer.mentionedOnly', { names: left.join(' ') })}
					<Button size="small" busy={isBusy} onClick={() => void add(left)}>
						{text.composer.addMentioned}
					</Button>
				</p>
			)}
		</div>
	);
}

/** The users with these ids that are stored; others are fetched. */
function usePeople(session: Session, ids: readonly string[]): readonly User[] {
	const { entities } = session;
	const key = ids.join(' ');
	useEffect(() => {
		const held = key === '' ? [] : key.split(' ');
		entities.retain(held);
		const userIds = held.filter(id => !entities.user(id));
		if (userIds.length > 0) {
			session.api
				.call('users/show', { userIds })
				.then(users => entities.ingestUsers(users))
				.catch(error => console.warn('The recipients could not be read.', error));
		}
		return () => entities.release(held);
	}, [session, entities, key]);
	// A string as the snapshot: it changes when one of them becomes known.
	const known = useSyncExternalStore(
		listener => {
			const ends = ids.map(id => entities.subscribe(id, listener));
			return () => {
				for (const end of ends) end();
			};
		},
		() => ids.filter(id => entities.user(id)).join(' '),
	);
	return known === '' ? [] : known.split(' ').flatMap(id => entities.user(id) ?? []);
}
