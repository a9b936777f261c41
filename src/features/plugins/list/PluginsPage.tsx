import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { isSafeMode } from '@/platform/isSafeMode';
import { usablePlugins } from '@/stores/plugins/installedPlugins';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { runnerOf } from '../running/pluginRunners';
import own from './list.module.css';
import { PluginCard } from './PluginCard';

/** The plugins of the account, each with what can be done with it, and what it did (rules/plugins#plugins). */
export default function PluginsPage(): ReactNode {
	const { listTitle, listAbout, installTitle, noneTitle, noneText, safeMode } = text.plugins;
	useHostTitle(text.settings.pages.plugins);
	const runner = runnerOf(useSession());
	const runs = useStore(runner.runs, state => state.all);
	const installed = usablePlugins(usePreference(plugins));
	const install = (
		<PathLink path={pathTo('installPlugin')} className={own.link}>
			{installTitle}
		</PathLink>
	);
	return (
		<PageBody>
			{isSafeMode && (
				<AboutText tone="warning" role="status">
					{safeMode}
				</AboutText>
			)}
			<Section title={listTitle} about={listAbout} marker="plugins" action={installed.length > 0 && install}>
				{installed.length === 0 ? (
					<EmptyState icon="plug" title={noneTitle} action={install}>
						{noneText}
					</EmptyState>
				) : (
					<ul className={own.list} aria-label={listTitle}>
						{installed.map(plugin => (
							<PluginCard
								key={plugin.installId}
								plugin={plugin}
								run={runs.get(plugin.installId) ?? null}
								onRestart={() => runner.restart(plugin.installId)}
							/>
						))}
					</ul>
				)}
			</Section>
		</PageBody>
	);
}
