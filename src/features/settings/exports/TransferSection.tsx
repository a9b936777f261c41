import { type ReactNode, useState } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { Checkbox } from '@/ui/field/Checkbox';
import { useFilePicker } from '@/ui/field/useFilePicker';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import styles from '../page/page.module.css';
import { importedFileId, startTransfer } from './startTransfer';
import type { Transfer, TransferOption } from './transfers';

interface TransferSectionProps {
	transfer: Transfer;
	/** Whether importing is offered. */
	imports: boolean;
	/** Called where the server lets no app do this. */
	onRefusedAsApp: () => void;
}

/** One kind of data: what its file holds, and the buttons that start the jobs. */
export function TransferSection({ transfer, imports, onRefusedAsApp }: TransferSectionProps): ReactNode {
	const session = useSession();
	const [chosen, setChosen] = useState<Readonly<Partial<Record<TransferOption, boolean>>>>({});
	const [busy, setBusy] = useState<'export' | 'import' | null>(null);
	const mayUpload = useTokenMay('write:drive');
	const mayReadDrive = useTokenMay('read:drive');
	const name = text.accountData.kinds[transfer.id].name;
	const begin = async (kind: 'export' | 'import', job: () => Promise<unknown>, begun: string) => {
		setBusy(kind);
		await startTransfer(job, begun, onRefusedAsApp);
		setBusy(null);
	};
	const importFrom = async (file: File | DriveFile | undefined) => {
		const job = transfer.import;
		if (!job || !file) return;
		const isSure = await confirm({
			title: t('accountData.importTitle', { name }),
			text: t('accountData.importText', { file: file.name }),
			okText: text.accountData.import,
		});
		if (!isSure) return;
		setBusy('import');
		const fileId = await importedFileId(session, file);
		setBusy(null);
		if (fileId !== undefined) {
			await begin('import', () => job.start(session, fileId, chosen), t('accountData.imported', { name }));
		}
	};
	const label = t('accountData.importFile', { name });
	const picker = useFilePicker(label, ([file]) => void importFrom(file), `.${transfer.form}`, false);
	const sources: MenuItem[] = [
		...(mayUpload
			? [{ text: text.accountData.fromDevice, icon: 'upload', onSelect: picker.open } satisfies MenuItem]
			: []),
		...(mayReadDrive
			? [
					{
						text: text.accountData.fromDrive,
						icon: 'drive',
						onSelect: () =>
							intents.send({ kind: 'pickDriveFiles', session, max: 1, choose: ([file]) => void importFrom(file) }),
					} satisfies MenuItem,
				]
			: []),
	];
	const options = [...(transfer.exportOptions ?? []), ...((imports && transfer.import?.options) || [])];
	return (
		<Section marker={`accountData.${transfer.id}`} title={name} about={text.accountData.kinds[transfer.id].about}>
			{options.map(option => (
				<Checkbox
					key={option}
					label={text.accountData.options[option]}
					checked={chosen[option] ?? false}
					onChange={checked => setChosen({ ...chosen, [option]: checked })}
				/>
			))}
			<ButtonRow>
				<Button
					size="small"
					icon="download"
					busy={busy === 'export'}
					aria-label={t('accountData.exportOf', { name })}
					onClick={() =>
						void begin('export', () => transfer.export(session, chosen), t('accountData.exported', { name }))
					}
				>
					{text.accountData.export}
				</Button>
				{imports && sources.length > 0 && (
					<>
						{picker.input}
						<Button
							size="small"
							icon="upload"
							busy={busy === 'import'}
							aria-haspopup="menu"
							aria-label={t('accountData.importOf', { name })}
							onClick={({ currentTarget: anchor }) => openMenu({ anchor, items: sources, label })}
						>
							{text.accountData.import}
						</Button>
					</>
				)}
				<span className={styles.dim}>{text.accountData.forms[transfer.form]}</span>
			</ButtonRow>
		</Section>
	);
}
