import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useServerInfo } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { openPalette } from '../lateActions';
import { openMoreMenu } from '../nav/barMenus';
import { OutageStrip } from '../nav/OutageStrip';
import { useBar } from '../nav/useBar';
import { MainView } from '../pages/MainView';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import styles from './VisitorLayout.module.css';

/** The layout for visitors: about the server, signing in, and its public timelines. */
export default function VisitorLayout(): ReactNode {
	const { state, hidden } = useBar(true, false);
	const { session, navigation } = state;
	const { host } = session;
	const info = useServerInfo(each => each);
	return (
		<div className={styles.layout}>
			<Hotkeys />
			<ServiceWorkerMessages />
			<header className={styles.hero}>
				{info?.bannerUrl && <img className={styles.banner} src={info.bannerUrl} alt="" />}
				<div className={styles.about}>
					<PathLink className={styles.home} path="/">
						{info?.iconUrl && <img className={styles.icon} src={info.iconUrl} alt="" width={56} height={56} />}
						<h1 className={styles.name}>{info?.name ?? host}</h1>
						<p className={styles.host}>{host}</p>
					</PathLink>
					{info?.description && <p className={styles.description}>{info.description.replace(/<[^<>]*>/g, '')}</p>}
					<div className={styles.buttons}>
						{!info?.disableRegistration && (
							<Button variant="primary" round onClick={() => intents.send({ kind: 'signUp' })}>
								{text.common.signUp}
							</Button>
						)}
						<Button round onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
							{text.common.signIn}
						</Button>
						<IconButton icon="command" label={text.hotkeys.commands} onClick={() => openPalette(session, navigation)} />
						<IconButton
							icon="more"
							label={text.shell.more}
							aria-haspopup="menu"
							onClick={event => openMoreMenu(event.currentTarget, null, { deckItems: [], places: hidden, state })}
						/>
					</div>
				</div>
			</header>
			<main className={styles.main} data-region="">
				<MainView kind="main" />
			</main>
			<OutageStrip isAlone />
		</div>
	);
}
