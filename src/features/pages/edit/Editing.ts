import { createContext, type ReactNode } from 'react';
import type { PageDrawing } from '@/blocks/page/PageDrawing';
import type { PageBlock } from '@/domain/page/Page';

type Blocks = readonly PageBlock[];

/** What the blocks of a page that is edited can do; the same object as long as the form is open. */
export interface Editing {
	/** For what is drawn of it meanwhile. */
	readonly drawing: PageDrawing;
	/** Draws the blocks of a section. @param depth in how many sections they are */
	drawList(blocks: Blocks, parent: string, depth: number): ReactNode;
	/** As they are now. */
	blocks(): Blocks;
	change(step: (blocks: Blocks) => Blocks): void;
	/** Adds a block at the end of a section, or of the page (`parent` is null), and puts the focus into it. */
	add(parent: string | null, block: PageBlock): void;
	/** Moves a block to the end of the section right above it. The focus goes with it, to the button of its menu. */
	moveInto(block: PageBlock): void;
	/** Moves a block out of its section, right below it; the focus likewise. */
	moveOut(block: PageBlock): void;
	/** Removes a block and offers to put it back. */
	remove(block: PageBlock): void;
}

/** The block that got the focus last by an `Editing`, which its list must show; null for none. */
export const FocusedBlockContext = createContext<string | null>(null);
