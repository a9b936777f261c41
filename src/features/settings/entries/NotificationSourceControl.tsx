import type { ReactNode } from 'react';
import { useThing } from '@/blocks/query/useThing';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { Select } from '@/ui/field/Select';
import styles from './BeforeControl.module.css';

const SENDERS = ['all', 'following', 'follower', 'mutualFollow', 'followingOrFollower', 'list', 'never'] as const;

type Sender = (typeof SENDERS)[number];

interface Source {
	readonly type: Sender;
	readonly userListId?: string;
}

const listsQuery = collectionQuery('lists');

const sourceOf = (value: unknown): Source => (value ?? { type: 'all' }) as Source;

/** Who may cause a notification of one kind: everyone, some, the people of a list, or nobody. */
export function NotificationSourceControl(props: OwnControlProps): ReactNode {
	const { label, caption, value, error, disabled, onChange } = props;
	const { type, userListId } = sourceOf(value);
	const { data: lists = [], isSuccess } = useThing(listsQuery, null);
	const { senders, senderList, senderNoList, senderListGone } = text.settings;
	const [first] = lists;
	const isKnown = lists.some(({ id }) => id === userListId);
	// Until the lists have arrived, or where the chosen one was deleted: then nobody is on it.
	const missing = { value: userListId ?? '', text: isSuccess ? senderListGone : '…', disabled: true };
	const choose = (next: Sender) => {
		if (next !== 'list') onChange({ type: next });
		else if (first) onChange({ type: 'list', userListId: first.id });
	};
	return (
		<div className={styles.fields}>
			<Select<Sender>
				label={label}
				caption={caption}
				options={SENDERS.map(each => ({
					value: each,
					text: each === 'list' && isSuccess && !first ? senderNoList : senders[each],
					// Without lists there is none to choose.
					disabled: each === 'list' && !first && type !== 'list',
				}))}
				value={type}
				error={error}
				disabled={disabled}
				onChange={choose}
			/>
			{type === 'list' && (
				<Select
					label={senderList}
					options={[...(isKnown ? [] : [missing]), ...lists.map(({ id, name }) => ({ value: id, text: name }))]}
					value={userListId ?? ''}
					disabled={disabled}
					onChange={id => onChange({ type: 'list', userListId: id })}
				/>
			)}
		</div>
	);
}
