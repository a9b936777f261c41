import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
	findBlock,
	insertBlock,
	moveIntoSection,
	moveOutOfSection,
	placeOf,
	removeBlock,
	sectionAbove,
} from '@/domain/page/blockTree';
import type { Page, PageBlock } from '@/domain/page/Page';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import type { Bound } from '@/ui/form/controls';
import { toast } from '@/ui/toast/toasts';
import { BlockList } from './BlockList';
import { blockName } from './blockName';
import type { Editing } from './Editing';

/** The block that gets the focus, and where in it: at its first field, its first button, or the button of its menu. */
interface Focused {
	readonly key: string;
	readonly part: 'field' | 'button' | 'menu';
}

/** In the card of a block. Blocks without a field have a button. */
const SELECTORS: Readonly<Record<Focused['part'], string>> = {
	field: '[data-first]',
	button: 'button',
	menu: '[aria-haspopup="menu"]',
};

export interface BlocksEditing {
	readonly editing: Editing;
	/** For the element with the blocks, if they are shown. */
	readonly root: RefObject<HTMLFieldSetElement | null>;
	/** The block that got the focus last by what was done here; null for none. Its list shows it. */
	readonly focusedKey: string | null;
	/** What screen readers are told: which block has moved where. The number tells moves with the same words apart. */
	readonly said: { readonly words: string; readonly move: number };
}

/**
 * What changes the blocks of a page. It belongs to the form, not to the field with the blocks: an Undo and an upload
 * change the form's present blocks even after a preview, which takes the field away (rules/pages#editing).
 * @param page null for a new one
 */
export function useEditing({ value, onChange }: Bound<readonly PageBlock[]>, page: Page | null): BlocksEditing {
	const session = useSession();
	const root = useRef<HTMLFieldSetElement>(null);
	const [focused, setFocused] = useState<Focused | null>(null);
	const [said, say] = useState({ words: '', move: 0 });
	const latest = useRef({ value, onChange });
	useLayoutEffect(() => {
		latest.current = { value, onChange };
	}, [value, onChange]);
	const pageId = page?.id ?? 'new';
	const userId = session.userId ?? '';
	const files = useMemo(() => new Map((page?.files ?? []).map(file => [file.id, file])), [page]);
	const editing = useMemo((): Editing => {
		const blocks = () => latest.current.value;
		const change: Editing['change'] = step => {
			const next = step(blocks());
			if (next === blocks()) return;
			latest.current = { ...latest.current, value: next };
			latest.current.onChange(next);
		};
		const move = (block: PageBlock, step: typeof moveIntoSection, where: string) => {
			change(all => step(all, block.key));
			setFocused({ key: block.key, part: 'menu' });
			say(({ move: before }) => ({ words: where, move: before + 1 }));
		};
		const editing: Editing = {
			drawing: { pageId, userId, files },
			blocks,
			change,
			drawList: (list, parent, depth) => <BlockList blocks={list} parent={parent} depth={depth} editing={editing} />,
			add(parent, block) {
				change(all => insertBlock(all, { parent, index: Number.POSITIVE_INFINITY }, block));
				setFocused({ key: block.key, part: 'field' });
			},
			moveInto(block) {
				const above = sectionAbove(blocks(), block.key);
				const section = above === null ? undefined : findBlock(blocks(), above)?.block;
				if (!section) return;
				move(block, moveIntoSection, t('pages.movedInto', { name: blockName(block), section: blockName(section) }));
			},
			moveOut(block) {
				const parent = placeOf(blocks(), block.key)?.parent ?? null;
				const section = parent === null ? undefined : findBlock(blocks(), parent)?.block;
				if (!section) return;
				move(block, moveOutOfSection, t('pages.movedOut', { name: blockName(block), section: blockName(section) }));
			},
			remove(block) {
				const place = placeOf(blocks(), block.key);
				if (!place) return;
				const beside = findBlock(blocks(), block.key)?.beside ?? [];
				const next = (beside[place.index + 1] ?? beside[place.index - 1])?.key ?? place.parent;
				change(all => removeBlock(all, block.key));
				if (next !== null) setFocused({ key: next, part: 'button' });
				toast(t('pages.removedBlock', { name: blockName(block) }), {
					icon: 'trash',
					action: {
						text: text.common.undo,
						onPress() {
							change(all => insertBlock(all, place, block));
							setFocused({ key: block.key, part: 'button' });
						},
					},
				});
			},
		};
		return editing;
	}, [pageId, userId, files]);
	useEffect(() => {
		if (focused === null) return;
		const card = root.current?.querySelector(`[data-block="${CSS.escape(focused.key)}"]`);
		const part = card?.querySelector<HTMLElement>(SELECTORS[focused.part]);
		(part ?? card?.querySelector<HTMLElement>('button'))?.focus();
	}, [focused]);
	return { editing, root, focusedKey: focused?.key ?? null, said };
}
