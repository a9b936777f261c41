import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { leadOn } from '@/blocks/navigation/leadOn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pageQuery } from '@/blocks/page/pageQueries';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { Page } from '@/domain/page/Page';
import { pagePath } from '@/domain/paths/pagePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { type ToastOptions, toast } from '@/ui/toast/toasts';
import { changePage, refreshPages } from '../changePage';
import { changedParams, editOf, type PageEdit } from './PageEdit';
import { PageEditor } from './PageEditor';

/** Edits a page, as who wrote it (rules/pages#editing). */
export default function EditedPage({ params: { pageId } }: PageProps<'editedPage'>): ReactNode {
	const session = useSession();
	const query = useThing(pageQuery, { pageId });
	useHostTitle(query.data ? t('pages.editOf', { name: query.data.title }) : text.pages.edit);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'page', title: text.pages.gone, text: text.pages.goneText }}
			refused={{ icon: 'lock', title: text.pages.refused, text: text.pages.refusedText }}
		>
			{page =>
				page.userId === session.userId ? (
					<EditOwn key={page.id} loaded={page} />
				) : (
					<EmptyState icon="lock" title={text.pages.notYours}>
						{text.pages.notYoursText}
					</EmptyState>
				)
			}
		</QueryState>
	);
}

function EditOwn({ loaded }: { loaded: Page }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	// What is fetched meanwhile must not change the form.
	const [page] = useState(loaded);
	const [saved, setSaved] = useState<PageEdit | null>(null);
	return (
		<PageEditor
			page={page}
			saved={saved}
			send={async edit => {
				const params = changedParams(edit, saved ?? editOf(page));
				if (Object.keys(params).length > 0) await session.api.call('pages/update', { pageId: page.id, ...params });
				const { title, name, summary } = params;
				changePage(session, page.id, now => ({
					...now,
					...(title !== undefined && { title }),
					...(name !== undefined && { name }),
					...(summary !== undefined && { summary }),
				}));
				refreshPages(session);
				const path = pagePath({ username: page.username || (session.account?.username ?? ''), name: edit.name });
				setSaved(edit);
				const tell = (more?: ToastOptions) => toast(text.pages.saved, { icon: 'check', tone: 'success', ...more });
				return { restart: () => tell(leadOn(navigation, path, text.pages.show)), stay: tell };
			}}
		/>
	);
}
