import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { type Fact, Facts } from '@/blocks/person/Facts';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { withHash } from '@/blocks/tabs/withHash';
import { pathTo } from '@/domain/paths/pathTo';
import type { ServerFacts } from '@/domain/server/ServerFacts';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useServerName } from '@/stores/session/SessionContext';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { MailLink } from './MailLink';
import styles from './server.module.css';
import { serverFactsQuery } from './serverFactsQuery';
import { WebLink } from './WebLink';

/** How to reach those who run the server (rules/server#contact). */
export default function ContactPage(): ReactNode {
	useHostTitle(text.server.contact);
	const name = useServerName();
	const query = useThing(serverFactsQuery, null);
	return (
		<PageBody>
			<QueryState query={query}>
				{facts =>
					hasContact(facts) ? (
						<>
							<AboutText>{fill(text.server.contactAbout, { server: name })}</AboutText>
							<div className={styles.sized}>
								<Facts facts={contactsOf(facts)} />
							</div>
						</>
					) : (
						<EmptyState icon="direct" title={text.server.noContact}>
							{text.server.noContactText}
						</EmptyState>
					)
				}
			</QueryState>
			<PathLink className={styles.link} path={withHash(pathTo('about'), 'overview')}>
				{fill(text.server.aboutServer, { server: name })}
			</PathLink>
		</PageBody>
	);
}

const hasContact = ({ maintainerName, maintainerEmail, inquiryUrl }: ServerFacts): boolean =>
	maintainerName !== null || maintainerEmail !== null || inquiryUrl !== null;

const contactsOf = ({ maintainerName, maintainerEmail, inquiryUrl, feedbackUrl }: ServerFacts): readonly Fact[] => [
	{ name: text.server.questions, value: inquiryUrl && <WebLink href={inquiryUrl} /> },
	{ name: text.server.maintainer, value: maintainerName },
	{
		name: text.server.email,
		value: maintainerEmail && <MailLink address={maintainerEmail} />,
		...(maintainerEmail !== null && { copy: maintainerEmail }),
	},
	{ name: text.server.feedback, value: feedbackUrl && <WebLink href={feedbackUrl} /> },
];
