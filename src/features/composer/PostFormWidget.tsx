import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { loadInlineComposer } from '.';
import styles from './PostFormWidget.module.css';

const InlineComposer = lazyPart(loadInlineComposer);

/** The form for a note. Its code is loaded when it is first touched. */
export default function PostFormWidget(): ReactNode {
	const [isOpen, setIsOpen] = useState(false);
	const teaser = (
		<button type="button" className={styles.teaser} onClick={() => setIsOpen(true)}>
			<Icon name="pencil" size={18} />
			{text.shell.write}
		</button>
	);
	return isOpen ? (
		<LatePart fallback={teaser}>
			<InlineComposer />
		</LatePart>
	) : (
		teaser
	);
}
