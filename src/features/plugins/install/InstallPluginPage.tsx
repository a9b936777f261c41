import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { InstallFromCode } from '@/blocks/install/InstallFromCode';
import { usePastedCode } from '@/blocks/install/usePastedCode';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { installPlugin, updatePlugin } from '@/blocks/plugins/installPlugin';
import { PluginFacts } from '@/blocks/plugins/PluginFacts';
import { pluginErrorTexts } from '@/blocks/plugins/pluginErrorTexts';
import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { usablePlugins } from '@/stores/plugins/installedPlugins';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { PageBody } from '@/ui/page/PageBody';
import { toast } from '@/ui/toast/toasts';
import { runnerOf } from '../running/pluginRunners';
import { PluginTrial } from '../trial/PluginTrial';
import own from './install.module.css';
import { useReadPlugin } from './useReadPlugin';

const PAGE = 'installPlugin';
const EXAMPLE = '/// @ 0.19.0\n### { name: "…", version: "…", author: "…" }';

/**
 * Installs a plugin from its code, or gives an installed one (`?update=`, its install id) another code
 * (rules/plugins#installing: /settings/plugin/install).
 */
export default function InstallPluginPage({ search }: PageProps<'installPlugin'>): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const updated = usablePlugins(usePreference(plugins)).find(({ installId }) => installId === search.update);
	const { installTitle, updateOf, install, update, fromCode, codeAbout, updateAbout } = text.plugins;
	const title = updated ? fill(updateOf, { name: updated.name }) : installTitle;
	useHostTitle(title);
	const pasted = usePastedCode(updated ? `${PAGE} ${updated.installId}` : PAGE);
	const [isBusy, setBusy] = useState(false);
	const { code } = pasted;
	const read = useReadPlugin(code);
	const unread = read?.error ?? null;
	const error = pasted.refusal ?? (unread === null ? null : pluginErrorTexts(unread));
	const meta = read?.meta ?? null;
	const perform = async () => {
		if (!meta) return;
		setBusy(true);
		try {
			// It runs at once.
			runnerOf(session);
			const isDone = updated
				? await updatePlugin(session, updated, meta, code)
				: await installPlugin(session, meta, code);
			if (!isDone) return;
			const done = updated ? text.plugins.updated : text.plugins.installed;
			toast(fill(done, { name: meta.name }), { icon: 'plug', tone: 'success' });
			pasted.edit('');
			navigation.navigate(pathTo('plugins'));
		} catch (reason) {
			pasted.refuse(pluginErrorTexts(reason));
		} finally {
			setBusy(false);
		}
	};
	const { preview, previewAbout, previewEmptyTitle, previewEmpty } = text.plugins;
	return (
		<PageBody>
			<InstallFromCode
				title={updated ? title : fromCode}
				about={updated ? updateAbout : codeAbout}
				marker="installPlugin"
				label={text.plugins.code}
				example={EXAMPLE}
				rows={{ least: 10, most: 18 }}
				pasted={pasted}
				error={error}
				button={{
					label: updated ? update : install,
					isReady: meta !== null && error === null,
					isBusy,
					onPress: () => void perform(),
				}}
				preview={{
					title: preview,
					about: previewAbout,
					icon: 'plug',
					emptyTitle: previewEmptyTitle,
					emptyText: previewEmpty,
					content: meta && (
						<div className={own.preview}>
							<PluginFacts plugin={meta} isWhole />
						</div>
					),
				}}
			/>
			{meta && <PluginTrial meta={meta} code={code} />}
		</PageBody>
	);
}
