import { type ReactNode, useState } from 'react';
import { string } from 'valibot';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { installPlugin, updatePlugin } from '@/blocks/plugins/installPlugin';
import { PluginFacts } from '@/blocks/plugins/PluginFacts';
import { pluginErrorTexts } from '@/blocks/plugins/pluginErrorTexts';
import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { usablePlugins } from '@/stores/plugins/installedPlugins';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/TextArea';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
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
	const { installTitle, updateOf, install, update, codeAbout, updateAbout } = text.plugins;
	const title = updated ? fill(updateOf, { name: updated.name }) : installTitle;
	useHostTitle(title);
	const kept = updated ? `${PAGE} ${updated.installId}` : PAGE;
	const [code, setCode] = useState(() => readEdits(session, kept, string()) ?? '');
	const [refusal, setRefusal] = useState<unknown>(null);
	const [isBusy, setBusy] = useState(false);
	const read = useReadPlugin(code);
	const error = refusal ?? read?.error ?? null;
	const texts = error === null ? null : pluginErrorTexts(error);
	const edit = (next: string) => {
		setCode(next);
		setRefusal(null);
		keepEdits(session, kept, next === '' ? null : next);
	};
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
			edit('');
			navigation.navigate(pathTo('plugins'));
		} catch (reason) {
			setRefusal(reason);
		} finally {
			setBusy(false);
		}
	};
	return (
		<PageBody>
			<Section
				title={updated ? title : text.plugins.fromCode}
				about={updated ? updateAbout : codeAbout}
				marker="installPlugin"
			>
				<div className={own.code}>
					<TextArea
						label={text.plugins.code}
						hideLabel
						value={code}
						error={texts?.title}
						rows={10}
						maxRows={18}
						placeholder={EXAMPLE}
						spellCheck={false}
						autoCapitalize="off"
						autoComplete="off"
						dir="ltr"
						onChange={edit}
					/>
				</div>
				{texts && <AboutText>{texts.hint}</AboutText>}
				<ButtonRow>
					<Button
						variant="primary"
						icon="download"
						busy={isBusy}
						disabled={meta === null || error !== null}
						onClick={() => void perform()}
					>
						{updated ? update : install}
					</Button>
				</ButtonRow>
			</Section>
			<Section title={text.plugins.preview} about={text.plugins.previewAbout}>
				{meta ? (
					<div className={own.preview}>
						<PluginFacts plugin={meta} isWhole />
					</div>
				) : (
					<EmptyState icon="plug" title={text.plugins.previewEmptyTitle}>
						{text.plugins.previewEmpty}
					</EmptyState>
				)}
			</Section>
			{meta && <PluginTrial meta={meta} code={code} />}
		</PageBody>
	);
}
