import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { PathLink } from '@/blocks/navigation/PathLink';
import { type Fact, Facts } from '@/blocks/person/Facts';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import type { ServerFacts } from '@/domain/server/ServerFacts';
import type { ServerLink } from '@/domain/server/ServerInfo';
import { languageName } from '@/i18n/languageName';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useServerInfo, useServerName, useSession } from '@/stores/session/SessionContext';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { MailLink } from '../MailLink';
import { NumberTiles } from '../NumberTiles';
import styles from '../server.module.css';
import { serverFactsQuery } from '../serverFactsQuery';
import { WebLink } from '../WebLink';

const LINKS: readonly ServerLink[] = ['imprint', 'terms', 'privacy'];

const numbersQuery = defineThing({
	name: 'serverNumbers',
	lifetime: 'changing',
	async fetch({ api }, _: null, signal) {
		const [stats, online] = await Promise.all([
			api.call('stats', {}, { signal }),
			api.call('get-online-users-count', {}, { signal }),
		]);
		return {
			people: stats.originalUsersCount ?? null,
			notes: stats.originalNotesCount ?? null,
			online: online.count ?? null,
			servers: stats.instances ?? null,
		};
	},
});

/** What a server says of itself: description, numbers, rules, contacts, and the legal pages that it has. */
export function Overview(): ReactNode {
	const facts = useThing(serverFactsQuery, null);
	return (
		<PageBody>
			<Face />
			<Numbers />
			<QueryState query={facts}>
				{known => (
					<>
						{known.rules.length > 0 && (
							<Section title={text.server.rules}>
								<ol className={styles.rules}>
									{known.rules.map(rule => (
										<li key={rule} dir="auto">
											{rule}
										</li>
									))}
								</ol>
							</Section>
						)}
						<Contacts facts={known} />
						<LegalPages facts={known} />
					</>
				)}
			</QueryState>
		</PageBody>
	);
}

function Face(): ReactNode {
	const { host } = useSession();
	const name = useServerName();
	const info = useServerInfo(known => known);
	return (
		<header className={styles.face}>
			{info?.bannerUrl && <img className={styles.banner} src={info.bannerUrl} alt="" />}
			<div className={styles.names}>
				{info?.iconUrl && <img src={info.iconUrl} alt="" width={64} height={64} />}
				<div>
					<h2 dir="auto">{name}</h2>
					<small>{host}</small>
				</div>
			</div>
			{info?.description && (
				<div className={styles.description} dir="auto">
					<MfmText text={info.description} host={null} />
				</div>
			)}
		</header>
	);
}

function Numbers(): ReactNode {
	const query = useThing(numbersQuery, null);
	const tiles = (known: Awaited<ReturnType<typeof numbersQuery.fetch>> | null) => (
		<NumberTiles
			tiles={(['people', 'notes', 'online', 'servers'] as const).map(id => ({
				name: text.server.numbers[id],
				value: known?.[id] ?? null,
			}))}
		/>
	);
	return (
		<QueryState query={query} loading={tiles(null)}>
			{tiles}
		</QueryState>
	);
}

function Contacts({ facts }: { facts: ServerFacts }): ReactNode {
	const version = useServerInfo(info => info?.version ?? '');
	const isByInvitation = useServerInfo(info => info?.disableRegistration ?? null);
	const all: readonly Fact[] = [
		{ name: text.server.maintainer, value: facts.maintainerName },
		{
			name: text.server.email,
			value: facts.maintainerEmail && <MailLink address={facts.maintainerEmail} />,
			...(facts.maintainerEmail !== null && { copy: facts.maintainerEmail }),
		},
		{ name: text.server.questions, value: facts.inquiryUrl && <WebLink href={facts.inquiryUrl} /> },
		{
			name: text.server.registration,
			value: isByInvitation === null ? null : isByInvitation ? text.server.byInvitation : text.server.isOpen,
		},
		{ name: text.server.version, value: version || null },
		{ name: text.server.languages, value: facts.languages.map(languageName).join(', ') || null },
		{ name: text.server.source, value: facts.repositoryUrl && <WebLink href={facts.repositoryUrl} /> },
		{ name: text.server.feedback, value: facts.feedbackUrl && <WebLink href={facts.feedbackUrl} /> },
	];
	return (
		<Section
			title={text.server.contacts}
			action={
				<PathLink className={styles.link} path={pathTo('contact')}>
					{text.server.contact}
				</PathLink>
			}
		>
			<div className={styles.sized}>
				<Facts facts={all} />
			</div>
		</Section>
	);
}

/** Only those that the server has; nothing if it has none. */
function LegalPages({ facts }: { facts: ServerFacts }): ReactNode {
	const there = LINKS.flatMap(name => {
		const href = facts.links[name];
		return href === null ? [] : { name, href };
	});
	if (there.length === 0) return null;
	return (
		<Section title={text.server.legal}>
			<ul className={styles.plainList}>
				{there.map(({ name, href }) => (
					<li key={name}>
						<WebLink href={href}>{text.about[name]}</WebLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
