import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import type { PluginMeta } from '@/domain/plugin/Plugin';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import styles from './PluginTrial.module.css';
import { type Trial, tryPlugin } from './tryPlugin';

/** As many changes and hidden notes as one looks at. */
const MOST_SHOWN = 5;

interface PluginTrialProps {
	meta: PluginMeta;
	code: string;
}

/** What a plugin would do with the notes at hand, before it is installed. */
export function PluginTrial({ meta, code }: PluginTrialProps): ReactNode {
	const session = useSession();
	const [tried, setTried] = useState<{ readonly code: string; readonly trial: Trial } | null>(null);
	const [isBusy, setBusy] = useState(false);
	const trying = useRef<{ readonly code: string; readonly controller: AbortController } | null>(null);
	useEffect(
		() => () => {
			if (trying.current?.code === code) trying.current.controller.abort();
		},
		[code],
	);
	const run = async () => {
		const controller = new AbortController();
		trying.current = { code, controller };
		setBusy(true);
		try {
			setTried({ code, trial: await tryPlugin(session, meta, code, controller.signal) });
		} catch (error) {
			if (!controller.signal.aborted) await showError(error);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Section title={text.plugins.trial.title} about={text.plugins.trial.about}>
			<ButtonRow>
				<Button icon="play" busy={isBusy} onClick={() => void run()}>
					{text.plugins.trial.run}
				</Button>
			</ButtonRow>
			<div role="status">{tried?.code === code && <Outcome trial={tried.trial} />}</div>
		</Section>
	);
}

function Outcome({ trial: { notes, changed, hidden, menus, columns, errors } }: { trial: Trial }): ReactNode {
	const { trial } = text.plugins;
	return (
		<div className={styles.outcome}>
			<p>{counted(trial, 'outcome', notes, { changed: changed.length, hidden: hidden.length })}</p>
			{menus.length > 0 && <p>{fill(trial.menus, { titles: menus.join(', ') })}</p>}
			{columns.length > 0 && <p>{fill(trial.columns, { titles: columns.join(', ') })}</p>}
			{errors.map(error => (
				<p key={error} className={styles.error}>
					{fill(trial.failed, { error })}
				</p>
			))}
			{(changed.length > 0 || hidden.length > 0) && (
				<ul className={styles.notes}>
					{changed.slice(0, MOST_SHOWN).map(({ id, before, after }) => (
						<li key={id}>
							<del>{before || trial.noText}</del>
							<ins>{after}</ins>
						</li>
					))}
					{hidden.slice(0, MOST_SHOWN).map(({ id, before }) => (
						<li key={id}>
							<del>{before || trial.noText}</del>
						</li>
					))}
				</ul>
			)}
			{notes === 0 && <AboutText>{trial.noNotes}</AboutText>}
		</div>
	);
}
