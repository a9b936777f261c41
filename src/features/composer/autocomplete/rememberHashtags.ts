import { mfmClient } from '@workers/mfm/mfm.client';
import type { MfmTree } from '@workers/mfm/mfm.protocol';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { hashtagHistory } from './hashtagHistory';

const KEPT = 100;

/** Moves the hashtags of a posted note, none of code, to the front of the suggestions; stored on this device. */
export async function rememberHashtags(text: string): Promise<void> {
	const [tree = []] = await mfmClient.parse([text]);
	const used = hashtagsOf(tree);
	if (used.length === 0) return;
	baseSettings.set(hashtagHistory, [...new Set([...used, ...baseSettings.get(hashtagHistory)])].slice(0, KEPT));
}

const hashtagsOf = (tree: MfmTree): string[] =>
	tree.flatMap(node => {
		if (typeof node === 'string') return [];
		if (node.type === 'hashtag') return node.tag;
		return 'children' in node ? hashtagsOf(node.children) : [];
	});
