import { mfmClient } from '@workers/mfm/mfm.client';
import type { MfmElement, MfmMode, MfmTree } from '@workers/mfm/mfm.protocol';
import { createElement, Fragment, memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { nyaize } from '@/base/nyaize';
import { useSession } from '@/stores/session/SessionContext';
import { dataSaver } from '../appearance/dataSaver';
import { useAppearance } from '../appearance/useAppearance';
import { emojiStyle } from '../emoji/emojiSources';
import { useNavigation } from '../navigation/NavigationContext';
import { breakRuns } from './breakRuns';
import { type Drawing, MAX_FILTERS } from './drawing';
import { excerptOf } from './excerptOf';
import { mfmNodes } from './mfmNodes';
import { awaitMotion } from './motionBudget';
import { truncateMfm } from './truncateMfm';

interface MfmTextProps {
	text: string;
	/** `simple` (emojis only) for names and content warnings. */
	mode?: MfmMode;
	/** The author's server; null for users of the session's own. */
	host: string | null;
	/**
	 * The URLs of custom emojis, as sent along with the note or user. None by default, as those of the session's own server
	 * need none.
	 */
	emojis?: Readonly<Record<string, string>>;
	/** The author is a cat: their text is nyaized. */
	isCat?: boolean | undefined;
	/** Renders only the beginning, for folded notes. */
	isFolded?: boolean;
	/** Renders this many characters in one line without markup, as an excerpt. */
	excerptLength?: number;
}

const NO_EMOJIS = {};

/**
 * Text with its markup, without a wrapping element. Text that was prepared (or has no markup) is rendered at once;
 * other text is plain until it is parsed.
 */
export const MfmText = memo(function MfmText(props: MfmTextProps): ReactNode {
	const { text, mode = 'full' } = props;
	const tree = useMemo(() => mfmClient.peek(text, mode), [text, mode]);
	if (tree === undefined) return <PendingMfm key={text} {...props} />;
	const [only] = tree;
	if (tree.length === 1 && typeof only === 'string') return plainText(only, props);
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
				// Aborted: the component is gone.
			},
		);
		return () => controller.abort();
	}, [text, mode]);
	if (tree === undefined) return plainText(text, props);
	return <MfmDrawing {...props} tree={tree} />;
}

function MfmDrawing(props: MfmTextProps & { tree: MfmTree }): ReactNode {
	const { host, emojis = NO_EMOJIS, isCat = false } = props;
	const session = useSession();
	const navigation = useNavigation();
	const style = useAppearance(emojiStyle);
	const saved = useAppearance(dataSaver);
	const [moving, setMoving] = useState(0);
	const motion = { left: moving, wanted: 0 };
	const filters = { left: MAX_FILTERS };
	const drawn = drawMfm(partOf(props.tree, props), {
		session,
		navigation,
		emojiStyle: style,
		savesAvatars: saved.avatar,
		host,
		emojis,
		isCat,
		size: 1,
		motion,
		filters,
		draw: drawMfm,
	});
	const { wanted } = motion;
	useEffect(() => (wanted === 0 ? undefined : awaitMotion(wanted, setMoving)), [wanted]);
	return drawn;
}

/** Children without keys: a tree never changes. */
function drawMfm(tree: MfmTree, drawing: Drawing): ReactNode {
	const parts = tree.map(node => {
		if (typeof node !== 'string') return drawElement(node, drawing);
		return breakRuns(drawing.isCat ? nyaize(node) : node);
	});
	return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts);
}

/** Whether folded text is always cut, however much room it has. */
export function isMfmCut(text: string): boolean {
	const tree = mfmClient.peek(text) ?? [text];
	return truncateMfm(tree) !== tree;
}

/** The part of a tree that is rendered. */
function partOf(tree: MfmTree, { isFolded, excerptLength }: MfmTextProps): MfmTree {
	if (excerptLength !== undefined) return excerptOf(tree, excerptLength);
	return isFolded ? truncateMfm(tree) : tree;
}

function plainText(text: string, props: MfmTextProps): ReactNode {
	const shown = partOf([text], props)
		.filter(part => typeof part === 'string')
		.join('');
	return breakRuns(props.isCat ? nyaize(shown) : shown);
}

function drawElement(node: MfmElement, drawing: Drawing): ReactNode {
	const draw = mfmNodes[node.type] as ((node: MfmElement, drawing: Drawing) => ReactNode) | undefined;
	if (draw) return draw(node, drawing);
	// A later version of the parser may know more; its words are shown.
	console.error(`unrecognized ast type: ${node.type}`);
	return 'children' in node ? drawing.draw(node.children, drawing) : null;
}
