import type { ReactNode } from 'react';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import { ExactTime } from '@/blocks/time/ExactTime';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/section/Section';
import { browserName } from './browserName';
import styles from './security.module.css';
import { signInsQuery } from './signInsQuery';

/** Who tried to sign in, from where, and whether it worked. */
export function SignInHistory(): ReactNode {
	const query = usePages(signInsQuery, null);
	const attempts = query.data ?? [];
	return (
		<Section marker="signInHistory" title={text.security.historyTitle} about={text.security.historyText}>
			<PagedList
				query={query}
				isEmpty={attempts.length === 0}
				icon="signIn"
				emptyTitle={text.security.noHistory}
				label={text.security.historyTitle}
			>
				{attempts.map(({ id, at, ip, browser, isSuccess }) => (
					<li key={id} className={styles.attempt}>
						<span className={styles.facts}>
							<span className={styles.when}>
								{at !== null && <ExactTime at={at} />}
								<Badge tone={isSuccess ? 'success' : 'danger'}>
									{isSuccess ? text.security.signedIn : text.security.signInFailed}
								</Badge>
							</span>
							<small>
								{ip !== '' && <code dir="ltr">{ip}</code>}
								{browser !== null && (
									<span dir="auto" title={browser}>
										{browserName(browser)}
									</span>
								)}
							</small>
						</span>
					</li>
				))}
			</PagedList>
		</Section>
	);
}
