import type { ReactNode } from 'react';
import { useThing } from '@/blocks/query/useThing';
import type { UserList } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { collection } from '@/stores/collections';
import { defineThing } from '@/stores/queries/Query';
import { Select } from '@/ui/field/Select';
import type { Bound, Control } from '@/ui/form/controls';

const listsQuery = defineThing<null, readonly UserList[]>({
	name: 'listsForWidgets',
	lifetime: 'collection',
	fetch: session => collection(session, 'lists'),
});

/** A choice from the account's lists; empty for none. */
export const listField = (): Control<string> => bound => <ListChoice {...bound} />;

function ListChoice({ value, onChange, error }: Bound<string>): ReactNode {
	const { data: lists = [], isSuccess } = useThing(listsQuery, null);
	const isGone = value !== '' && lists.every(({ id }) => id !== value);
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
				...(isGone ? [{ value, text: text.widgets.userList.other }] : []),
			]}
		/>
	);
}
