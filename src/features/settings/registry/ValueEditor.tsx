import { type ReactNode, useEffect, useState } from 'react';
import { string } from 'valibot';
import { ApiError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { RestoredEdits } from '@/blocks/form/RestoredEdits';
import { jsonProblemText } from '@/blocks/json/jsonProblemText';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { absoluteTime } from '@/blocks/time/RelativeTime';
import { readValue, writeValue } from '@/domain/json/jsonText';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { TextArea } from '@/ui/field/TextArea';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import own from './registry.module.css';
import {
	fetchValue,
	placeParams,
	type RegistryPlace,
	type RegistryValue,
	scopeOf,
	scopeParams,
	shownName,
} from './registryPlace';

interface ValueEditorProps {
	place: RegistryPlace;
	/** As the server had it when the page was opened. */
	known: RegistryValue;
}

/**
 * The text of a value. Before it is saved, the server's value is read again, as another client may have changed it.
 * Edits that aren't saved are kept by this device.
 */
export function ValueEditor({ place, known }: ValueEditorProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const { domain, path } = placeParams(place);
	const page = `registry:${domain}/${path}`;
	const [saved, setSaved] = useState(known);
	const savedText = writeValue(saved.value);
	const [kept] = useState(() => readEdits(session, page, string()));
	const [isRestored, setRestored] = useState(kept !== null);
	const [written, setWritten] = useState(kept ?? savedText);
	const [busy, setBusy] = useState<'save' | 'delete' | null>(null);
	const read = readValue(written);
	const isChanged = written !== savedText;
	useEffect(() => void keepEdits(session, page, isChanged ? written : null), [session, page, written, isChanged]);
	const run = async (kind: 'save' | 'delete', change: () => Promise<void>) => {
		setBusy(kind);
		try {
			await change();
		} catch (error) {
			await showError(error);
		} finally {
			setBusy(null);
		}
	};
	const save = (value: unknown) =>
		run('save', async () => {
			const now = await fetchValue(session, place).catch(withoutKey);
			const isOther = now !== null && JSON.stringify(now.value) !== JSON.stringify(saved.value);
			if (
				isOther &&
				!(await confirm({
					title: text.registry.changedTitle,
					text: text.registry.changedText,
					okText: text.registry.overwrite,
					danger: true,
				}))
			) {
				setSaved(now);
				return;
			}
			await session.api.call('i/registry/set', { key: place.key, value, ...scopeOf(place) });
			setSaved({ value, updatedAt: new Date().toISOString() });
			setWritten(writeValue(value));
			setRestored(false);
			toast(text.registry.saved, { icon: 'check', tone: 'success' });
		});
	const remove = () =>
		run('delete', async () => {
			const title = t('registry.deleteTitle', { key: shownName(place.key) });
			if (!(await confirm({ title, text: text.registry.deleteText, okText: text.common.delete, danger: true }))) return;
			await session.api.call('i/registry/remove', { key: place.key, ...scopeOf(place) });
			keepEdits(session, page, null);
			navigation.navigate(pathTo('registryKeys', scopeParams(place)));
		});
	const discard = () => {
		setRestored(false);
		setWritten(savedText);
	};
	const time = Date.parse(saved.updatedAt ?? '');
	return (
		<Section
			title={shownName(place.key)}
			about={Number.isNaN(time) ? undefined : t('registry.updated', { time: absoluteTime(time) })}
		>
			{isRestored && isChanged && <RestoredEdits />}
			<div className={own.editor}>
				<TextArea
					label={text.registry.value}
					caption={text.registry.valueAbout}
					rows={10}
					maxRows={30}
					spellCheck={false}
					value={written}
					error={read.problem && jsonProblemText(read.problem)}
					onChange={setWritten}
				/>
			</div>
			<ButtonRow>
				<Button
					variant="primary"
					icon="check"
					busy={busy === 'save'}
					disabled={!isChanged || read.problem !== undefined || busy !== null}
					onClick={() => read.problem === undefined && void save(read.value)}
				>
					{text.registry.save}
				</Button>
				{isChanged && (
					<Button variant="quiet" disabled={busy !== null} onClick={discard}>
						{text.keptEdits.discard}
					</Button>
				)}
				<Button
					className={styles.danger}
					icon="trash"
					busy={busy === 'delete'}
					disabled={busy !== null}
					onClick={() => void remove()}
				>
					{text.common.delete}
				</Button>
			</ButtonRow>
		</Section>
	);
}

/** A value that was deleted meanwhile is created again. */
function withoutKey(error: unknown): null {
	if (error instanceof ApiError && error.code === 'NO_SUCH_KEY') return null;
	throw error;
}
