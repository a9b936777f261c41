import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PeopleList } from '@/blocks/person/PeopleList';
import { usePages } from '@/blocks/query/usePages';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { text } from '@/i18n/text';
import { changePages, refreshPages } from '@/stores/queries/cachedPages';
import { useSession } from '@/stores/session/SessionContext';
import { PageFrame } from '@/ui/page/PageFrame';
import { type Tab, Tabs } from '@/ui/Tabs';
import styles from './FollowsPage.module.css';
import { ReceivedRequest, SentRequest } from './RequestRow';
import { type RequestList, requestsQuery } from './requestQueries';
import { useRequestKeys } from './useRequestKeys';

const LISTS: readonly RequestList[] = ['received', 'sent'];

/** Follow requests: those to answer, and those that others have not answered yet (rules/people#follow-requests). */
export default function FollowRequestsPage(): ReactNode {
	const [list, setList] = useState<RequestList>('received');
	const panel = useId();
	useHostTitle(text.shell.followRequests);
	useChangesElsewhere();
	const tabs = LISTS.map((value): Tab<RequestList> => ({ value, text: text.people[value] }));
	return (
		<PageFrame>
			<Tabs tabs={tabs} value={list} label={text.shell.followRequests} controls={panel} onChange={setList} />
			<TabPanel id={panel} tabs={tabs} value={list} onChange={setList} fills>
				<Requests key={list} list={list} />
			</TabPanel>
		</PageFrame>
	);
}

function Requests({ list }: { list: RequestList }): ReactNode {
	const query = usePages(requestsQuery, list);
	const isReceived = list === 'received';
	const box = useRef<HTMLDivElement>(null);
	useRequestKeys(box);
	const hasSome = (query.data?.length ?? 0) > 0;
	return (
		<div ref={box} className={styles.requests}>
			{hasSome && <p className={styles.keys}>{isReceived ? text.people.receivedKeys : text.people.sentKeys}</p>}
			<div className={styles.list}>
				<PeopleList
					query={query}
					label={text.people[list]}
					empty={{
						icon: 'userPlus',
						title: isReceived ? text.people.receivedNone : text.people.sentNone,
						text: isReceived ? text.people.receivedNoneText : text.people.sentNoneText,
					}}
					renderPerson={isReceived ? renderReceived : renderSent}
				/>
			</div>
		</div>
	);
}

const renderReceived = (id: string): ReactNode => <ReceivedRequest userId={id} />;
const renderSent = (id: string): ReactNode => <SentRequest userId={id} />;

/** Keeps both lists right where a request is made, taken back or answered on another device, or by the others. */
function useChangesElsewhere(): void {
	const session = useSession();
	useEffect(() => {
		const channel = session.stream.channel('main');
		const end = channel.listen(event => {
			switch (event.type) {
				case 'receiveFollowRequest':
					return refreshPages(session, requestsQuery, 'received');
				case 'followed':
				case 'follow':
				case 'unfollow': {
					const answered = event.body?.id;
					const list = event.type === 'followed' ? 'received' : 'sent';
					changePages(session, requestsQuery, list, ids => ids.filter(id => id !== answered));
				}
			}
		});
		return () => {
			end();
			channel.release();
		};
	}, [session]);
}
