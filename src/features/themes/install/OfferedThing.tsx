import { type ReactNode, useState } from 'react';
import { PanelPart } from '@/blocks/minimal/MinimalPanel';
import { pluginErrorTexts } from '@/blocks/plugins/pluginErrorTexts';
import { readPluginCode } from '@/blocks/plugins/readPluginCode';
import { errorText } from '@/blocks/query/errorText';
import { pathTo } from '@/domain/paths/pathTo';
import type { PluginMeta } from '@/domain/plugin/Plugin';
import { PluginError } from '@/domain/plugin/PluginError';
import type { Theme } from '@/domain/theme/Theme';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { refuseInstalled } from '@/stores/plugins/installedPlugins';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { useServerName, useSession } from '@/stores/session/SessionContext';
import { installTheme, setTheme, ThemeRefusal } from '@/stores/themes/installedThemes';
import { themes } from '@/stores/themes/themePreferences';
import { Button } from '@/ui/button/Button';
import { type ThemeErrorTexts, themeErrorTexts } from '../themeErrorTexts';
import { fetchOffer, type Offer, OfferError } from './fetchOffer';
import styles from './install.module.css';
import { OfferedPlugin } from './OfferedPlugin';
import { Outcome } from './Outcome';
import { PastedTheme } from './PastedTheme';
import { readPasted } from './readPasted';
import { ToApp } from './ToApp';

type Step =
	| { readonly at: 'ask' | 'fetching' | 'declined' }
	| { readonly at: 'plugin'; readonly meta: PluginMeta; readonly code: string }
	| { readonly at: 'theme' | 'installed' | 'used'; readonly theme: Theme }
	/** `theme`: what was refused, to look at. */
	| {
			readonly at: 'failed';
			readonly why: ThemeErrorTexts;
			readonly canRetry?: boolean;
			readonly theme?: Theme | null;
	  };

interface OfferedThingProps {
	offer: Offer;
}

/** Asks whether to fetch what a page offers, shows it, and installs it. */
export function OfferedThing({ offer }: OfferedThingProps): ReactNode {
	const session = useSession();
	const server = useServerName();
	const [step, setStep] = useState<Step>({ at: 'ask' });
	const { from, ask, fetch, fetching, cancel, declined } = text.installExtensions;
	const load = async () => {
		setStep({ at: 'fetching' });
		setStep(await stepAfter(session, offer));
	};
	switch (step.at) {
		case 'ask':
		case 'fetching':
			return (
				<PanelPart>
					<p>{from}</p>
					<p className={styles.address} dir="ltr">
						<b>{offer.url.host}</b>
						<small>{offer.url.href}</small>
					</p>
					<p className={styles.about}>{fill(ask, { server })}</p>
					<div className={styles.buttons}>
						<Button wide disabled={step.at === 'fetching'} onClick={() => setStep({ at: 'declined' })}>
							{cancel}
						</Button>
						<Button variant="primary" wide busy={step.at === 'fetching'} onClick={() => void load()}>
							{step.at === 'fetching' ? fetching : fetch}
						</Button>
					</div>
				</PanelPart>
			);
		case 'theme':
			return (
				<ThemeOffer
					theme={step.theme}
					onInstall={() => setStep(install(step.theme, session))}
					onDecline={() => setStep({ at: 'declined' })}
				/>
			);
		case 'plugin':
			return <OfferedPlugin meta={step.meta} code={step.code} onDecline={() => setStep({ at: 'declined' })} />;
		case 'installed':
		case 'used':
			return (
				<Installed
					theme={step.theme}
					isUsed={step.at === 'used'}
					onUse={() => {
						setTheme(step.theme, session);
						setStep({ at: 'used', theme: step.theme });
					}}
				/>
			);
		case 'failed':
			return (
				<>
					<Outcome tone="danger" title={step.why.title} about={step.why.hint}>
						{step.canRetry && <Button onClick={() => void load()}>{text.common.retry}</Button>}
						<ToApp />
					</Outcome>
					{step.theme && (
						<PanelPart>
							<PastedTheme theme={step.theme} />
						</PanelPart>
					)}
				</>
			);
		case 'declined':
			return (
				<Outcome tone="normal" title={declined}>
					<ToApp />
				</Outcome>
			);
	}
}

interface ThemeOfferProps {
	theme: Theme;
	onInstall: () => void;
	onDecline: () => void;
}

function ThemeOffer({ theme, onInstall, onDecline }: ThemeOfferProps): ReactNode {
	const { checked, cancel, install: label } = text.installExtensions;
	return (
		<PanelPart>
			<PastedTheme theme={theme} />
			<p className={styles.about}>{checked}</p>
			<div className={`${styles.buttons} ${styles.choice}`}>
				<Button wide onClick={onDecline}>
					{cancel}
				</Button>
				<Button variant="primary" wide icon="download" onClick={onInstall}>
					{label}
				</Button>
			</div>
		</PanelPart>
	);
}

function Installed({ theme, isUsed, onUse }: { theme: Theme; isUsed: boolean; onUse: () => void }): ReactNode {
	const { installedTitle, installedText, use, used, toSettings } = text.installExtensions;
	return (
		<Outcome tone="success" title={fill(installedTitle, { name: theme.name })} about={installedText}>
			<Button variant="primary" disabled={isUsed} onClick={onUse}>
				{isUsed ? used : use}
			</Button>
			<Button onClick={() => location.assign(pathTo('theme'))}>{toSettings}</Button>
		</Outcome>
	);
}

async function stepAfter(session: Session, offer: Offer): Promise<Step> {
	const { errors } = text.installExtensions;
	try {
		const { type, data } = await fetchOffer(session, offer);
		if (type === 'plugin') return await pluginStep(session, data);
		if (type !== 'theme') return { at: 'failed', why: { title: errors.type, hint: fill(errors.typeText, { type }) } };
		const { theme, error } = readPasted(data, preferences.get(themes, session));
		if (error) return { at: 'failed', why: error, theme };
		return theme ? { at: 'theme', theme } : { at: 'ask' };
	} catch (error) {
		if (error instanceof OfferError) {
			const { problem } = error;
			const why = { title: errors[problem], hint: errors[`${problem}Text`] };
			return { at: 'failed', why, canRetry: problem === 'unreachable' };
		}
		const { title, text: hint } = errorText(error);
		return { at: 'failed', why: { title, hint }, canRetry: true };
	}
}

async function pluginStep(session: Session, code: string): Promise<Step> {
	try {
		const meta = await readPluginCode(code);
		refuseInstalled(meta, session);
		return { at: 'plugin', meta, code };
	} catch (error) {
		return { at: 'failed', why: pluginErrorTexts(error), canRetry: !(error instanceof PluginError) };
	}
}

function install(theme: Theme, session: Session): Step {
	try {
		installTheme(theme, session);
		return { at: 'installed', theme };
	} catch (error) {
		if (error instanceof ThemeRefusal) return { at: 'failed', why: themeErrorTexts(error), theme };
		throw error;
	}
}
