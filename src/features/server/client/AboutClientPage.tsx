import { type ReactNode, useState } from 'react';
import { version } from '@/base/version';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { withHash } from '@/blocks/tabs/withHash';
import { pathTo } from '@/domain/paths/pathTo';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useServerInfo, useServerName } from '@/stores/session/SessionContext';
import { SearchField } from '@/ui/field/SearchField';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import shared from '../server.module.css';
import { WebLink } from '../WebLink';
import styles from './client.module.css';
import { type Library, librariesQuery } from './librariesQuery';

const NAME = 'Quarterdeck';

/** The client itself: its version, its licence, what it is made of, and thanks (rules/server#the-client). */
export default function AboutClientPage(): ReactNode {
	useHostTitle(fill(text.server.aboutClient, { client: NAME }));
	const server = useServerName();
	const serverVersion = useServerInfo(info => info?.version ?? '');
	const query = useThing(librariesQuery, null);
	return (
		<PageBody>
			<header className={styles.face}>
				<img src="/favicon.svg" alt="" width={72} height={72} />
				<h2>{NAME}</h2>
				<p>{fill(text.server.clientVersion, { version })}</p>
				<p className={styles.dim}>{text.server.clientAbout}</p>
				<PathLink className={shared.link} path={withHash(pathTo('about'), 'overview')}>
					{serverVersion === '' ? server : `${server} · ${serverVersion}`}
				</PathLink>
			</header>
			<Section title={text.server.thanks}>
				<ul className={styles.thanks}>
					{THANKS.map(({ id, href }) => (
						<li key={id}>
							<WebLink href={href}>{text.server.thanked[id].name}</WebLink>
							<span>{text.server.thanked[id].why}</span>
						</li>
					))}
				</ul>
				<AboutText>{text.server.thanksAll}</AboutText>
			</Section>
			<Section title={text.server.license} about={text.server.licenseAbout}>
				<QueryState query={query}>
					{({ ownText }) => (
						<details className={styles.library}>
							<summary>{text.server.licenseText}</summary>
							<pre>{ownText}</pre>
						</details>
					)}
				</QueryState>
			</Section>
			<Section title={text.server.libraries} about={text.server.librariesAbout}>
				<QueryState query={query}>
					{({ libraries, texts }) => <LibraryList libraries={libraries} texts={texts} />}
				</QueryState>
			</Section>
		</PageBody>
	);
}

/** Whose work shows in the client, beyond its libraries. */
const THANKS = [
	{ id: 'network', href: 'https://misskey-hub.net/' },
	{ id: 'twemoji', href: 'https://github.com/jdecked/twemoji' },
	{ id: 'fluent', href: 'https://github.com/microsoft/fluentui-emoji' },
	{ id: 'icons', href: 'https://tabler.io/icons' },
] as const;

interface LibraryListProps {
	libraries: readonly Library[];
	texts: readonly string[];
}

/** All libraries; the licence of each opens below its line. */
function LibraryList({ libraries, texts }: LibraryListProps): ReactNode {
	const [words, setWords] = useState('');
	const wanted = words.trim().toLowerCase();
	const found = libraries.filter(({ name, license }) => `${name} ${license}`.toLowerCase().includes(wanted));
	return (
		<>
			<SearchField label={text.server.searchLibraries} value={words} onChange={setWords} />
			{found.length === 0 ? (
				<EmptyState icon="search" title={text.server.noneFound} />
			) : (
				<>
					<AboutText role="status">{counted(text.server, 'libraryCount', found.length)}</AboutText>
					<ul className={styles.libraries} aria-label={text.server.libraries}>
						{found.map(library => (
							<li key={`${library.name} ${library.version}`}>
								<LibraryLine library={library} license={library.text === null ? null : (texts[library.text] ?? null)} />
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

/** @param license its text; null if the package has none */
function LibraryLine({ library, license }: { library: Library; license: string | null }): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const face = (
		<>
			<b>{library.name}</b> <small>{library.version}</small>
			<span>{library.license || text.server.unknownLicense}</span>
		</>
	);
	if (license === null) return <p className={styles.line}>{face}</p>;
	return (
		<details className={styles.library} onToggle={event => setOpen(event.currentTarget.open)}>
			<summary className={styles.line}>{face}</summary>
			{isOpen && <pre>{license}</pre>}
		</details>
	);
}
