import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetNotSetUp } from '@/blocks/widget/WidgetNotSetUp';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { Faces } from '../Faces';
import styles from './UserListWidget.module.css';
import type { UserListData } from './userListKind';

/** As people come online and go. */
const EVERY_SEC = 120;
/** The most that servers tell at once. */
const MOST = 100;

interface Members {
	readonly name: string;
	readonly ids: readonly string[];
}

const membersQuery = defineThing<string, Members>({
	name: 'widgetListMembers',
	lifetime: 'open',
	async fetch({ api, entities }, listId, signal) {
		const { name, userIds } = await api.call('users/lists/show', { listId }, { signal });
		const wanted = (userIds ?? []).slice(0, MOST);
		const people = wanted.length === 0 ? [] : await api.call('users/show', { userIds: wanted }, { signal });
		return { name: name ?? '', ids: entities.ingestUsers(people) };
	},
});

/** The people of a list, with who is online. */
export default function UserListWidget({ data }: WidgetProps<UserListData>): ReactNode {
	const { listId } = data;
	const query = useWidgetThing(membersQuery, listId, EVERY_SEC, listId !== '');
	if (listId === '') return <WidgetNotSetUp icon="list">{text.widgets.userList.notSetUp}</WidgetNotSetUp>;
	return (
		<WidgetQuery query={query} gone={{ icon: 'list', title: text.widgets.userList.gone }}>
			{({ name, ids }) => (
				<>
					<p className={styles.name}>{name}</p>
					{ids.length === 0 ? (
						<WidgetMessage icon="users">{text.widgets.userList.none}</WidgetMessage>
					) : (
						<Faces ids={ids} />
					)}
				</>
			)}
		</WidgetQuery>
	);
}
