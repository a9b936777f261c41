import { type ReactNode, useEffect, useRef } from 'react';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { Icon } from '@/ui/icon/Icon';
import { Avatar } from '../Avatar';
import { UserName } from '../UserName';
import styles from './PersonPicker.module.css';

interface PersonOptionProps {
	/** By which the field names the active option. */
	id: string;
	user: User;
	mark: string | null;
	isActive: boolean;
	isChosen: boolean;
	onPoint: () => void;
	onPick: () => void;
}

/** A user that can be picked. The focus stays in the field. */
export function PersonOption({ id, user, mark, isActive, isChosen, onPoint, onPick }: PersonOptionProps): ReactNode {
	const option = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
	}, [isActive]);
	return (
		<button
			ref={option}
			type="button"
			id={id}
			className={styles.option}
			role="option"
			tabIndex={-1}
			aria-selected={isChosen || isActive}
			data-active={isActive || undefined}
			onPointerDown={event => event.preventDefault()}
			onPointerMove={onPoint}
			onClick={onPick}
		>
			<Avatar user={user} size={32} isPlain />
			<span className={styles.names}>
				<b>
					<UserName user={user} />
				</b>
				<small>{acct(user)}</small>
			</span>
			{mark !== null && <small className={styles.mark}>{mark}</small>}
			{isChosen && <Icon name="check" size={18} />}
		</button>
	);
}
