import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import styles from './ComposerSlot.module.css';

const InlineComposer = lazyPart(async () => (await import('@/features/composer')).loadInlineComposer());

/**
 * A composer within a page, above the timeline of the classic layout or in a widget; its code is loaded when it is first
 * touched.
 * @param className the look of the button that stands in for it
 */
export function ComposerSlot({ className = styles.teaser }: { className?: string | undefined }): ReactNode {
	const session = useSession();
	const [isOpen, setIsOpen] = useState(false);
	const mayWrite = useTokenMay('write:notes');
	if (!session.isMember || !mayWrite) return null;
	const teaser = (
		<button type="button" className={className} onClick={() => setIsOpen(true)}>
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
