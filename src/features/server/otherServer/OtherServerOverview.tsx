import type { ReactNode } from 'react';
import { type Fact, Facts } from '@/blocks/person/Facts';
import { ServerIcon } from '@/blocks/server/ServerIcon';
import { ExactTime } from '@/blocks/time/ExactTime';
import type { OtherServer } from '@/domain/server/OtherServer';
import { text } from '@/i18n/text';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { NumberTiles } from '../NumberTiles';
import { ServerStates } from '../ServerStates';
import styles from '../server.module.css';
import { WebLink } from '../WebLink';

/** What is known of another server: its face, numbers, software, contacts and state. */
export function OtherServerOverview({ server }: { server: OtherServer }): ReactNode {
	const { host, name, description, states } = server;
	return (
		<PageBody>
			<header className={styles.face}>
				<div className={styles.names}>
					<ServerIcon server={server} size={64} />
					<div>
						<h2 dir="auto">{name}</h2>
						<small>
							<WebLink href={`https://${host}`}>{host}</WebLink>
						</small>
					</div>
				</div>
				{states.length > 0 && (
					<div className={styles.states}>
						<ServerStates states={states} />
					</div>
				)}
				{description !== null && (
					<p className={styles.description} dir="auto">
						{plainText(description)}
					</p>
				)}
			</header>
			<NumberTiles
				tiles={(['people', 'notes', 'followers', 'following'] as const).map(id => ({
					name: text.server.otherNumbers[id],
					value: server[id],
				}))}
			/>
			<Section title={text.server.details}>
				<div className={styles.sized}>
					<Facts facts={factsOf(server)} />
				</div>
			</Section>
		</PageBody>
	);
}

function factsOf(server: OtherServer): readonly Fact[] {
	const { software, softwareVersion, isOpen, maintainerEmail } = server;
	const time = (at: number | null) => at !== null && <ExactTime at={at} />;
	return [
		{ name: text.server.software, value: software && [software, softwareVersion].filter(Boolean).join(' ') },
		{ name: text.server.maintainer, value: server.maintainerName },
		{
			name: text.server.email,
			value: maintainerEmail,
			...(maintainerEmail !== null && { copy: maintainerEmail }),
		},
		{
			name: text.server.registration,
			value: isOpen === null ? null : isOpen ? text.server.isOpen : text.server.isClosed,
		},
		{ name: text.server.foundAt, value: time(server.foundAt) || null },
		{ name: text.server.updatedAt, value: time(server.updatedAt) || null },
		{ name: text.server.heardAt, value: time(server.heardAt) || text.server.neverHeard },
	];
}

/** Descriptions of other software come as HTML. */
function plainText(description: string): string {
	if (!/<[a-z/]/i.test(description)) return description;
	const parsed = new DOMParser().parseFromString(description.replace(/<br\s*\/?>|<\/p>/gi, '\n'), 'text/html');
	return parsed.body.textContent.trim();
}
