import type { ReactNode } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { Select } from '@/ui/field/Select';
import type { Bound, Control } from '@/ui/form/controls';

const listsQuery = collectionQuery('lists');

/** A choice from the account's lists; empty for none. */
export const listField = (): Control<string> => bound => <ListChoice {...bound} />;

function ListChoice({ value, onChange, error }: Bound<string>): ReactNode {
	const { data: lists = [], isSuccess } = useThing(listsQuery, null);
	const isOther = value !== '' && lists.every(({ id }) => id !== value);
	return (
		<Select
			label={text.widgets.userList.list}
			value={value}
			onChange={onChange}
			error={error}
			{...(isSuccess && lists.length === 0 && { caption: text.widgets.userList.noLists })}
			options={[
				{ value: '', text: text.widgets.userList.choose, disabled: true },
				...lists.map(({ id, name }) => ({ value: id, text: name })),
				...(isOther ? [{ value, text: isSuccess ? text.widgets.userList.other : '…' }] : []),
			]}
		/>
	);
}
