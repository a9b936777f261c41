import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { PageContent } from '@/blocks/page/PageContent';
import { pageQuery } from '@/blocks/page/pageQueries';
import { useThing } from '@/blocks/query/useThing';
import type { Page } from '@/domain/page/Page';
import { pagePath } from '@/domain/paths/pagePath';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './PinnedPage.module.css';

/** The rest is on the page itself (rules/pages#pinned-page). */
const BLOCKS = 12;

/** The page that somebody has pinned to their profile; empty without one, and where it can't be shown. */
export function PinnedPage({ pageId }: { pageId: string | null }): ReactNode {
	const { data: page } = useThing(pageQuery, { pageId: pageId ?? '' }, pageId !== null);
	if (pageId === null || !page) return null;
	return <ShownPage page={page} />;
}

function ShownPage({ page }: { page: Page }): ReactNode {
	const open = (
		<PathLink className={styles.open} path={pagePath(page)}>
			{text.profile.openPage}
		</PathLink>
	);
	return (
		<section className={styles.pinned} aria-label={text.profile.pinnedPage}>
			<h3 className={styles.label}>
				<Icon name="page" size={15} />
				{text.profile.pinnedPage}
			</h3>
			{!page.hideTitleWhenPinned && (
				<h4 className={styles.title} dir="auto">
					<PathLink path={pagePath(page)}>{page.title || page.name}</PathLink>
				</h4>
			)}
			<PageContent key={page.id} page={page} excerpt={{ blocks: BLOCKS, more: open }} />
		</section>
	);
}
