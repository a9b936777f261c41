import { type ReactNode, useState } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { SearchField } from '@/ui/field/SearchField';
import { Select } from '@/ui/field/Select';
import { TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';
import { useFilePicker } from '@/ui/field/useFilePicker';
import styles from '../PreviewPage.module.css';

const nothing = () => {};

/** Fields for text and files, and the platform's own list. */
export function FieldSamples(): ReactNode {
	const { sample } = text.preview;
	const [line, setLine] = useState('');
	const [password, setPassword] = useState('');
	const [lines, setLines] = useState(sample.lines);
	const [port, setPort] = useState<'north' | 'south'>('north');
	const [files, setFiles] = useState(0);
	const picker = useFilePicker(sample.files, chosen => setFiles(chosen.length));
	const options = [
		{ value: 'north', text: sample.north },
		{ value: 'south', text: sample.south },
	] as const;
	return (
		<div className={styles.grid}>
			<TextField
				label={sample.field}
				caption={sample.caption}
				placeholder={sample.hint}
				value={line}
				onChange={setLine}
			/>
			<TextField label={sample.wrong} error={sample.error} value={sample.written} onChange={nothing} />
			<TextField label={sample.off} disabled value={sample.written} onChange={nothing} />
			<TextField label={sample.password} type="password" autoComplete="off" value={password} onChange={setPassword} />
			<SearchField label={sample.search} value={line} onChange={setLine} />
			<TextField label={sample.address} prefix="@" suffix=".example" size="large" value={line} onChange={setLine} />
			<TextArea label={sample.area} value={lines} onChange={setLines} />
			<div className={styles.stack}>
				<Select label={sample.list} options={options} value={port} onChange={setPort} />
				<Select label={sample.off} hideLabel disabled options={options} value={port} onChange={setPort} />
			</div>
			<div className={styles.row}>
				{picker.input}
				<Button icon="upload" onClick={picker.open}>
					{sample.files}
				</Button>
				{files > 0 && <span>{t('preview.sample.chosen', { count: files })}</span>}
			</div>
		</div>
	);
}
