import { type ReactNode, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { PathButton } from '@/blocks/navigation/PathButton';
import { pathTo } from '@/domain/paths/pathTo';
import { installIdIn } from '@/domain/plugin/pluginTarget';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { isSafeMode } from '@/platform/isSafeMode';
import { usablePlugins } from '@/stores/plugins/installedPlugins';
import { pluginColumns } from '@/stores/plugins/pluginColumns';
import { pluginPhases } from '@/stores/plugins/pluginPhases';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { type Absence, absenceOf } from './absenceOf';
import { PluginFeed } from './PluginFeed';

/** A deck column that a plugin feeds; it waits for the plugin, and says why that doesn't feed it. */
export default function PluginColumn({ column, isIdle }: ColumnProps): ReactNode {
	const session = useSession();
	const target = column.target?.id ?? '';
	const fed = useStore(pluginColumns, ({ all }) => all.find(({ owner, id }) => owner === session.key && id === target));
	const installId = installIdIn(target);
	const phase = useSyncExternalStore(pluginPhases.subscribe, () => pluginPhases.of(session, installId));
	const plugin = usablePlugins(usePreference(plugins)).find(each => each.installId === installId);
	if (fed) return <PluginFeed key={fed.key} fed={fed} column={column} isIdle={isIdle} />;
	const absence = absenceOf({ plugin, phase, isSafeMode });
	if (absence === null) return <SkeletonRows count={6} />;
	return <Absent absence={absence} name={plugin?.name ?? ''} />;
}

function Absent({ absence, name }: { absence: Absence; name: string }): ReactNode {
	const { column, safeMode } = text.plugins;
	const about: Readonly<Record<Absence, string>> = {
		missing: column.missingText,
		safeMode,
		inactive: column.inactiveText,
		stopped: column.stoppedText,
		gone: column.goneText,
	};
	return (
		<EmptyState
			icon="plug"
			title={fill(column[absence], { name })}
			action={<PathButton path={pathTo('plugins')}>{column.toPlugins}</PathButton>}
		>
			{about[absence]}
		</EmptyState>
	);
}
