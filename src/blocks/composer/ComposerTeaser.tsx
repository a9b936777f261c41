import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { LatePart } from '@/ui/late/LatePart';
import type { LazyPart } from '@/ui/late/lazyPart';

interface ComposerTeaserProps {
	Composer: LazyPart<object>;
	/** Of the button that stands in for it. */
	className: string | undefined;
}

/** Stands in for a composer within a page, whose code is loaded when it is first touched. */
export function ComposerTeaser({ Composer, className }: ComposerTeaserProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const teaser = (
		<button type="button" className={className} onClick={() => setOpen(true)}>
			<Icon name="pencil" size={18} />
			{text.shell.write}
		</button>
	);
	return isOpen ? (
		<LatePart fallback={teaser}>
			<Composer />
		</LatePart>
	) : (
		teaser
	);
}
