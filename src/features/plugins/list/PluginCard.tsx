import { type ReactNode, useSyncExternalStore } from 'react';
import { showError } from '@/blocks/actions/showError';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { uninstallPlugin } from '@/blocks/plugins/installPlugin';
import { PluginFacts } from '@/blocks/plugins/PluginFacts';
import { pathTo } from '@/domain/paths/pathTo';
import { configFields } from '@/domain/plugin/configFields';
import type { Plugin } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { setActive } from '@/stores/plugins/installedPlugins';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { confirm } from '@/ui/dialog/dialogs';
import { Switch } from '@/ui/field/Switch';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';
import type { PluginState } from '../running/PluginState';
import type { RunningPlugin } from '../running/RunningPlugin';
import own from './list.module.css';
import { openPluginConfig } from './openPluginConfig';
import { openPluginSource } from './openPluginSource';
import { PluginLog } from './PluginLog';
import { PluginPermissions } from './PluginPermissions';

interface PluginCardProps {
	plugin: Plugin;
	/** Null where it was not started. */
	run: RunningPlugin | null;
	onRestart: () => void;
}

/** An installed plugin. */
export function PluginCard({ plugin, run, onRestart }: PluginCardProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const state = useRunState(run);
	const { name, installId, active, src } = plugin;
	const { restart, update, source, uninstall, noConfig } = text.plugins;
	const remove = async () => {
		const { uninstallTitle, uninstallText } = text.plugins;
		const title = fill(uninstallTitle, { name });
		if (!(await confirm({ title, text: uninstallText, okText: uninstall, danger: true }))) return;
		await uninstallPlugin(session, installId);
		toast(fill(text.plugins.uninstalled, { name }), { icon: 'trash' });
	};
	const items = (): readonly MenuItem[] => [
		...(run && active ? [{ text: restart, icon: 'refresh', onSelect: onRestart } as const] : []),
		{
			text: update,
			icon: 'download',
			onSelect: () => navigation.navigate(pathTo('installPlugin', {}, { update: installId })),
		},
		...(src === null ? [] : [{ text: source, icon: 'code', onSelect: () => openPluginSource(name, src) } as const]),
		{ text: uninstall, icon: 'trash', danger: true, onSelect: () => void remove().catch(showError) },
	];
	const moreLabel = fill(text.plugins.more, { name });
	return (
		<li className={own.card}>
			<div className={own.head}>
				<PluginFacts plugin={plugin} />
				<StateBadge plugin={plugin} state={state} />
			</div>
			<PluginPermissions plugin={plugin} />
			<div className={own.buttons}>
				<Switch
					label={text.plugins.active}
					checked={active}
					disabled={src === null}
					onChange={isOn => setActive(installId, isOn, session)}
				/>
				{configFields(plugin.config).length > 0 ? (
					<Button size="small" icon="settings" onClick={() => openPluginConfig(session, plugin)}>
						{text.plugins.config}
					</Button>
				) : (
					<small className={own.dim}>{noConfig}</small>
				)}
				<IconButton
					icon="more"
					label={moreLabel}
					onClick={event => openMenu({ anchor: event.currentTarget, label: moreLabel, items })}
				/>
			</div>
			{state && <PluginLog name={name} state={state} />}
		</li>
	);
}

function StateBadge({ plugin, state }: { plugin: Plugin; state: PluginState | null }): ReactNode {
	const { states } = text.plugins;
	if (plugin.src === null) return <Badge tone="warn">{states.noSource}</Badge>;
	if (!plugin.active) return <Badge>{states.inactive}</Badge>;
	if (!state) return <Badge>{states.notStarted}</Badge>;
	if (state.stopped !== null) return <Badge tone="danger">{states.stopped}</Badge>;
	if (state.phase === 'over') return <Badge>{states.over}</Badge>;
	return <Badge tone="success">{states[state.phase]}</Badge>;
}

const NEVER = () => () => {};

function useRunState(run: RunningPlugin | null): PluginState | null {
	return useSyncExternalStore(run?.state.subscribe ?? NEVER, () => run?.state.getState() ?? null);
}
