import { type ReactNode, useState } from 'react';
import { PanelPart } from '@/blocks/minimal/MinimalPanel';
import { installPlugin } from '@/blocks/plugins/installPlugin';
import { PluginFacts } from '@/blocks/plugins/PluginFacts';
import { type PluginErrorTexts, pluginErrorTexts } from '@/blocks/plugins/pluginErrorTexts';
import { pathTo } from '@/domain/paths/pathTo';
import type { PluginMeta } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import styles from './install.module.css';
import { Outcome } from './Outcome';
import { ToApp } from './ToApp';

interface OfferedPluginProps {
	meta: PluginMeta;
	code: string;
	onDecline: () => void;
}

/** A plugin that a page offers, to be installed: what it may do is asked before. It runs once the app is there. */
export function OfferedPlugin({ meta, code, onDecline }: OfferedPluginProps): ReactNode {
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const [isInstalled, setInstalled] = useState(false);
	const [refusal, setRefusal] = useState<PluginErrorTexts | null>(null);
	const { checked, cancel, install: label, installedTitle, pluginInstalled, toPlugins } = text.installExtensions;
	const install = async () => {
		setBusy(true);
		try {
			setInstalled(await installPlugin(session, meta, code));
		} catch (error) {
			setRefusal(pluginErrorTexts(error));
		} finally {
			setBusy(false);
		}
	};
	if (isInstalled) {
		return (
			<Outcome tone="success" title={fill(installedTitle, { name: meta.name })} about={pluginInstalled}>
				<ToApp />
				<Button onClick={() => location.assign(pathTo('plugins'))}>{toPlugins}</Button>
			</Outcome>
		);
	}
	return (
		<>
			{refusal && (
				<Outcome tone="danger" title={refusal.title} about={refusal.hint}>
					<ToApp />
				</Outcome>
			)}
			<PanelPart>
				<PluginFacts plugin={meta} isWhole />
				{!refusal && (
					<>
						<p className={styles.about}>{checked}</p>
						<div className={`${styles.buttons} ${styles.choice}`}>
							<Button wide onClick={onDecline}>
								{cancel}
							</Button>
							<Button variant="primary" wide icon="download" busy={isBusy} onClick={() => void install()}>
								{label}
							</Button>
						</div>
					</>
				)}
			</PanelPart>
		</>
	);
}
