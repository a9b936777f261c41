import { mfmClient } from '@workers/mfm/mfm.client';
import type { MfmElement, MfmMode, MfmTree } from '@workers/mfm/mfm.protocol';
import { createElement, Fragment, memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { useAppearance } from '../AppearanceContext';
import { useNavigation } from '../NavigationContext';
import { type Drawing, REST_MS } from './drawing';
import { mfmNodes } from './mfmNodes';
import { giveMotionBack, takeMotion } from './motionBudget';
import { truncateMfm } from './truncateMfm';

interface MfmTextProps {
	text: string;
	/** `simple` (emojis only) for names and warnings. */
	mode?: MfmMode;
	/** The author's server; null for people of the session's own. */
	host: string | null;
	/** Custom emojis that the note or the person brought along. */
	emojis: Readonly<Record<string, string>>;
	/** Draw only the beginning: the rest is folded away. */
	isFolded?: boolean;
}

/**
 * Text with its markup, without an element around it. Text that was prepared (or has no markup) is drawn at once;
 * any other shows as it was written until the parser has answered.
 */
export const MfmText = memo(function MfmText(props: MfmTextProps): ReactNode {
	const { text, mode = 'full' } = props;
	const tree = useMemo(() => mfmClient.peek(text, mode), [text, mode]);
	if (tree === undefined) return <PendingMfm key={text} {...props} />;
	const [only] = tree;
	if (tree.length === 1 && typeof only === 'string') return props.isFolded ? foldedText(only) : only;
	return <MfmDrawing {...props} tree={tree} />;
});

function PendingMfm(props: MfmTextProps): ReactNode {
	const { text, mode = 'full' } = props;
	const [tree, setTree] = useState<MfmTree>();
	useEffect(() => {
		const controller = new AbortController();
		mfmClient.parse([text], mode, controller.signal).then(
			([parsed]) => setTree(parsed),
			() => {
				// Nobody waits any more.
			},
		);
		return () => controller.abort();
	}, [text, mode]);
	if (tree === undefined) return props.isFolded ? foldedText(text) : text;
	return <MfmDrawing {...props} tree={tree} />;
}

function MfmDrawing({ tree, host, emojis, isFolded }: MfmTextProps & { tree: MfmTree }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const { emojiStyle } = useAppearance();
	const [moving, setMoving] = useState(0);
	const motion = { left: moving, wanted: 0 };
	const drawing: Drawing = { session, navigation, emojiStyle, host, emojis, size: 1, motion, draw: drawMfm };
	const drawn = drawMfm(isFolded ? truncateMfm(tree) : tree, drawing);
	const { wanted } = motion;
	useEffect(() => {
		if (wanted === 0) return undefined;
		let taken = 0;
		const timer = setInterval(() => {
			taken = takeMotion(wanted);
			if (taken === 0) return;
			clearInterval(timer);
			startTransition(() => setMoving(taken));
		}, REST_MS);
		return () => {
			clearInterval(timer);
			giveMotionBack(taken);
		};
	}, [wanted]);
	return drawn;
}

/** Children by place, without keys: a tree never changes. */
function drawMfm(tree: MfmTree, drawing: Drawing): ReactNode {
	const parts = tree.map(node => (typeof node === 'string' ? node : drawElement(node, drawing)));
	return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts);
}

/** Whether folded text shows only a part of what there is, however much room it has. */
export function isMfmCut(text: string): boolean {
	const tree = mfmClient.peek(text) ?? [text];
	return truncateMfm(tree) !== tree;
}

function foldedText(text: string): ReactNode {
	return truncateMfm([text])[0] as string;
}

function drawElement(node: MfmElement, drawing: Drawing): ReactNode {
	const draw = mfmNodes[node.type] as (node: MfmElement, drawing: Drawing) => ReactNode;
	return draw(node, drawing);
}
