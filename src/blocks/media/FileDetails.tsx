import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { WebAddress } from '../navigation/WebAddress';
import styles from './FileDetails.module.css';

/** The details of a file. */
export function FileDetails({ file, onClose }: { file: DriveFile; onClose: () => void }): ReactNode {
	const rows: [string, ReactNode][] = [
		[text.common.name, file.name],
		[text.media.kind, file.type],
		[text.media.size, byteSize(file.size)],
	];
	if (file.width && file.height) {
		rows.push([text.media.dimensions, t('media.pixels', { width: file.width, height: file.height })]);
	}
	rows.push([text.media.sensitive, file.isSensitive ? text.media.yes : text.media.no]);
	rows.push([text.media.description, file.comment ?? text.media.noDescription]);
	rows.push([text.media.address, <WebAddress key="address" address={file.url} />]);
	return (
		<>
			<DialogHeader title={text.media.details} onClose={onClose} />
			<dl className={styles.facts}>
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd dir="auto">{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
