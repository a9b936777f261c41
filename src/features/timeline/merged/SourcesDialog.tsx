import { type ReactNode, useRef, useState } from 'react';
import { addSource, type ColumnSource, MAX_SOURCES } from '@/domain/deck/columnSources';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Icon } from '@/ui/icon/Icon';
import { openMenu } from '@/ui/menu/openMenu';
import { AboutText } from '@/ui/page/AboutText';
import { mergeable } from './resolveSources';
import styles from './SourcesDialog.module.css';
import { sourceItems } from './sourceItems';
import { readerText, sourceText } from './sourceText';

interface SourcesDialogProps {
	before: readonly ColumnSource[];
	onSave: (sources: readonly ColumnSource[]) => void;
	onClose: () => void;
}

const keyOf = ({ type, account, target }: ColumnSource): string => [type, account, target?.kind, target?.id].join(' ');

/** The timelines of a merged column: adds and removes them. */
export function SourcesDialog({ before, onSave, onClose }: SourcesDialogProps): ReactNode {
	const [sources, setSources] = useState(before);
	const addButton = useRef<HTMLDivElement>(null);
	const isFull = sources.length >= MAX_SOURCES;
	const remove = (removed: ColumnSource) => {
		setSources(sources.filter(source => source !== removed));
		addButton.current?.querySelector('button')?.focus();
	};
	return (
		<>
			<DialogHeader
				title={text.merged.sources}
				onClose={onClose}
				done={{ text: text.merged.save, disabled: sources.length === 0, onPress: () => onSave(sources) }}
			/>
			<DialogBody>
				<AboutText>{text.merged.about}</AboutText>
				{sources.length > 0 && (
					<ul className={styles.sources}>
						{sources.map(source => (
							<li key={keyOf(source)} className={styles.source}>
								<Icon name={mergeable.find(({ kind }) => kind === source.type)?.icon ?? 'columns'} size={20} />
								<span className={styles.names}>
									<b>{sourceText(source)}</b>
									<span>{readerText(source)}</span>
								</span>
								<IconButton
									icon="close"
									size="small"
									label={fill(text.merged.remove, { name: sourceText(source) })}
									onClick={() => remove(source)}
								/>
							</li>
						))}
					</ul>
				)}
				<div ref={addButton}>
					<Button
						wide
						icon="plus"
						disabled={isFull}
						onClick={({ currentTarget }) =>
							openMenu({
								anchor: currentTarget,
								label: text.merged.add,
								items: sourceItems(added => setSources(now => addSource(now, added))),
							})
						}
					>
						{text.merged.add}
					</Button>
				</div>
				{isFull && <AboutText>{fill(text.merged.full, { count: String(MAX_SOURCES) })}</AboutText>}
			</DialogBody>
		</>
	);
}
