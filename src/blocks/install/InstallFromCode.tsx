import type { ReactNode } from 'react';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/TextArea';
import type { IconName } from '@/ui/icon/Icon';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import type { InstallErrorTexts } from './InstallErrorTexts';
import styles from './InstallFromCode.module.css';
import type { PastedCode } from './usePastedCode';

interface InstallFromCodeProps {
	title: string;
	about: string;
	/** By which the search of the settings finds it. */
	marker: string;
	/** The field's accessible name. */
	label: string;
	/** Shows in the empty field. */
	example: string;
	/** The heights of the field, in lines. */
	rows: { readonly least: number; readonly most: number };
	pasted: PastedCode;
	/** Why the code can't be installed. */
	error: InstallErrorTexts | null;
	button: {
		readonly label: string;
		readonly isReady: boolean;
		readonly isBusy?: boolean;
		readonly onPress: () => void;
	};
	preview: InstallPreviewProps;
}

interface InstallPreviewProps {
	title: string;
	about: string;
	icon: IconName;
	emptyTitle: string;
	emptyText: string;
	/** What the code is; null while there is none that can be read. */
	content: ReactNode;
}

/** A field for the code of something to install, and below it what that is. */
export function InstallFromCode(props: InstallFromCodeProps): ReactNode {
	const { title, about, marker, label, example, rows, pasted, error, button, preview } = props;
	return (
		<>
			<Section title={title} about={about} marker={marker}>
				<div className={styles.code}>
					<TextArea
						label={label}
						hideLabel
						value={pasted.code}
						error={error?.title}
						rows={rows.least}
						maxRows={rows.most}
						placeholder={example}
						spellCheck={false}
						autoCapitalize="off"
						autoComplete="off"
						dir="ltr"
						onChange={pasted.edit}
					/>
				</div>
				{error && <AboutText>{error.hint}</AboutText>}
				<ButtonRow>
					<Button
						variant="primary"
						icon="download"
						busy={button.isBusy ?? false}
						disabled={!button.isReady}
						onClick={button.onPress}
					>
						{button.label}
					</Button>
				</ButtonRow>
			</Section>
			<Preview {...preview} />
		</>
	);
}

const Preview = ({ title, about, icon, emptyTitle, emptyText, content }: InstallPreviewProps): ReactNode => (
	<Section title={title} about={about}>
		{content ?? (
			<EmptyState icon={icon} title={emptyTitle}>
				{emptyText}
			</EmptyState>
		)}
	</Section>
);
