import { type ReactNode, useMemo, useState } from 'react';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import styles from './ComposerSlot.module.css';

const InlineComposer = lazyPart(async () => (await import('@/features/composer')).loadInlineComposer());

interface ComposerSlotProps {
	/** The look of the button that stands in for it. */
	className?: string | undefined;
	/** Of that button. */
	label?: string;
	/** The channel to post in. */
	channelId?: string;
}

/**
 * A composer within a page, above the timeline of the classic layout or in a widget; its code is loaded when it is first
 * touched.
 */
export function ComposerSlot({
	className = styles.teaser,
	label = text.shell.write,
	channelId,
}: ComposerSlotProps): ReactNode {
	const session = useSession();
	const [isOpen, setIsOpen] = useState(false);
	const mayWrite = useTokenMay('write:notes');
	const request = useMemo(() => (channelId === undefined ? undefined : { session, channelId }), [session, channelId]);
	if (!session.isMember || !mayWrite) return null;
	const teaser = (
		<button type="button" className={className} onClick={() => setIsOpen(true)}>
			<Icon name="pencil" size={18} />
			{label}
		</button>
	);
	return isOpen ? (
		<LatePart fallback={teaser}>
			<InlineComposer {...(request && { request })} />
		</LatePart>
	) : (
		teaser
	);
}
