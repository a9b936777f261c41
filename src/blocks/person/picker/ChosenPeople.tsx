import type { ReactNode } from 'react';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import styles from './PersonPicker.module.css';

interface ChosenPeopleProps {
	users: readonly User[];
	onRemove: (user: User) => void;
}

/** The users picked so far; empty if there are none. */
export function ChosenPeople({ users, onRemove }: ChosenPeopleProps): ReactNode {
	if (users.length === 0) return null;
	return (
		<ul className={styles.chosen} aria-label={text.personPicker.chosen}>
			{users.map(user => (
				<li key={user.id}>
					{acct(user)}
					<IconButton
						icon="close"
						size="small"
						iconSize={14}
						label={t('personPicker.remove', { name: acct(user) })}
						onClick={() => onRemove(user)}
					/>
				</li>
			))}
		</ul>
	);
}
