import type { ReactNode } from 'react';
import type { PageBlock } from '@/domain/page/Page';
import { text } from '@/i18n/text';
import { BlockList } from './BlockList';
import styles from './blocks.module.css';
import { FocusedBlockContext } from './Editing';
import type { BlocksEditing } from './useEditing';

interface BlocksFieldProps extends BlocksEditing {
	value: readonly PageBlock[];
	error: string | undefined;
}

/** The blocks of a page, to write, sort, nest, add and remove (rules/pages#editing). */
export function BlocksField({ value, error, editing, root, focusedKey, said }: BlocksFieldProps): ReactNode {
	return (
		<fieldset ref={root} className={styles.field}>
			<legend className={styles.legend}>{text.pages.content}</legend>
			<FocusedBlockContext value={focusedKey}>
				<BlockList blocks={value} parent={null} depth={0} editing={editing} />
			</FocusedBlockContext>
			{error !== undefined && (
				<p className={styles.error} role="alert">
					{error}
				</p>
			)}
			<p className="visually-hidden" role="status">
				<span key={said.move}>{said.words}</span>
			</p>
		</fieldset>
	);
}
