import type { ReactNode } from 'react';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { CodeBlock } from '@/blocks/mfm/CodeBlock';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { Button } from '@/ui/button/Button';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import styles from '../profile.module.css';
import { PersonLine } from './PersonLine';

const rawUserQuery = defineThing({
	name: 'rawUser',
	lifetime: 'open',
	async fetch(session, userId: string, signal) {
		return JSON.stringify(await session.api.call('users/show', { userId }, { signal }), null, 2);
	},
});

/** What the server answers about somebody, for developers. */
export function RawTab({ user }: { user: User }): ReactNode {
	const query = useThing(rawUserQuery, user.id);
	return (
		<ScrolledPart>
			<PersonLine user={user} />
			<QueryState query={query}>
				{source => (
					<div className={styles.part}>
						<ButtonRow>
							<Button size="small" icon="copy" onClick={() => void copyWithToast(source)}>
								{text.common.copy}
							</Button>
							<Button size="small" icon="copy" onClick={() => void copyWithToast(user.id)}>
								{text.userMenu.copyId}
							</Button>
						</ButtonRow>
						<section aria-label={acct(user)}>
							<CodeBlock source={source} language="json" />
						</section>
					</div>
				)}
			</QueryState>
		</ScrolledPart>
	);
}
