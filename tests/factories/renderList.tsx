import type { ReactNode } from 'react';
import { toMe } from '@/api/toMe';
import { ColumnHandleProvider } from '@/blocks/hosting/ColumnHandleContext';
import { columnOf } from '@/domain/deck/deck';
import type { AppPage, ParamsOf, SearchOf } from '@/domain/paths/patterns';
import { readParams, readSearch } from '@/domain/paths/readPath';
import { columnDefinitions } from '@/shell/deck/columnRegistry';
import { pages } from '@/shell/registry';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';
import { type Answers, answerCalls } from './answerCalls';
import { renderInSession, testSession } from './renderInSession';

/**
 * A session of a user who may see everything, with a server.
 * @param answers undefined for calls that it doesn't expect
 */
export function servedSession(answers: Answers, me: Readonly<Record<string, unknown>> = {}): Session {
	const session = testSession();
	answerCalls(session.api, (endpoint, params) => {
		const answer = answers(endpoint, params);
		if (answer === undefined) throw new Error(`${endpoint} is not expected.`);
		return answer;
	});
	const policies = { canSearchNotes: true, gtlAvailable: true, ltlAvailable: true };
	session.me.setState({ me: toMe({ id: 'me', username: 'me', policies, ...me }, null) });
	return session;
}

/** A place with a list of notes: a deck column, or a page with its parameters. */
export type ListPlace = { readonly column: string } | { readonly [N in AppPage]: PlaceOf<N> }[AppPage];

interface PlaceOf<N extends AppPage> {
	readonly page: N;
	readonly params?: ParamsOf<N>;
	readonly search?: SearchOf<N>;
	readonly hash?: string;
}

/** Their lists are those of pages, of other columns, or what a plugin says. */
const WITHOUT_LIST: ReadonlySet<string> = new Set(['main', 'widgets', 'plugin']);

/** Every kind of deck column with a list of the server's. */
export const listColumns: readonly ListPlace[] = columnDefinitions.flatMap(({ kind }) =>
	WITHOUT_LIST.has(kind) ? [] : [{ column: kind }],
);

/**
 * Renders a column or page like its host.
 * @returns the result, with the feed passed to the host, if any
 */
export async function renderList(place: ListPlace, session: Session) {
	const held: { feed: ShownFeed | null } = { feed: null };
	const handle = {
		setList() {},
		setPage() {},
		setFeed: (feed: ShownFeed | null) => {
			held.feed = feed;
		},
	};
	const { queries } = queryClient.getDefaultOptions();
	queryClient.clear();
	queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
	const view = renderInSession(<ColumnHandleProvider value={handle}>{await contentOf(place)}</ColumnHandleProvider>, {
		session,
	});
	return { ...view, feed: () => held.feed };
}

async function contentOf(place: ListPlace): Promise<ReactNode> {
	if ('column' in place) {
		const definition = columnDefinitions.find(({ kind }) => kind === place.column);
		if (!definition) throw new Error(`There is no column ${place.column}.`);
		const Column = (await definition.load()).default;
		const filter = { withRenotes: true, withReplies: false, withSensitive: true, onlyFiles: false };
		const target = definition.target ? { kind: definition.target.kind, id: 'target' } : null;
		// Of a merged column.
		const sources = [{ type: 'home', account: null, target: null }];
		const column = { ...columnOf(definition.kind, filter, target), sources };
		return <Column column={column} isIdle={false} />;
	}
	return pageOf(place);
}

async function pageOf<N extends AppPage>(place: PlaceOf<N>): Promise<ReactNode> {
	const { default: Page } = await pages[place.page].load();
	return (
		<Page
			params={place.params ?? readParams(place.page, {})}
			search={place.search ?? readSearch(place.page, '')}
			hash={place.hash ?? ''}
		/>
	);
}
