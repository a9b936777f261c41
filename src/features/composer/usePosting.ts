import { useState } from 'react';
import type { Draft } from '@/domain/Draft';
import { useSession } from '@/stores/session/SessionContext';
import { agreeToLoud } from './agreeToLoud';
import type { ComposeRequest } from './ComposeRequest';
import { initialDraft } from './initialDraft';
import { postNote } from './postNote';
import type { HeldDraft } from './useDraft';

/** Spec 1 §4: a form is idle, posting, then posted; a failure leads back to idle. */
export type PostPhase = 'idle' | 'posting' | 'posted';

/** The check is seen for so long before the dialog flies off. */
const CHECK_MS = 350;

interface Posting {
	readonly phase: PostPhase;
	readonly post: (draft: Draft) => Promise<void>;
}

/** Posts what was written. An inline form clears itself, a dialog freezes with a check and then calls `onPosted`. */
export function usePosting(
	request: ComposeRequest,
	{ change, clear }: HeldDraft,
	isDialog: boolean,
	onPosted: (() => void) | undefined,
): Posting {
	const session = useSession();
	const [phase, setPhase] = useState<PostPhase>('idle');
	const post = async (draft: Draft) => {
		setPhase('posting');
		const agreed = await agreeToLoud(draft, request);
		if (agreed) change(agreed);
		if (!agreed || !(await postNote(session, agreed, request))) return setPhase('idle');
		clear(initialDraft(request));
		if (!isDialog) return setPhase('idle');
		setPhase('posted');
		setTimeout(() => onPosted?.(), CHECK_MS);
	};
	return { phase, post };
}
