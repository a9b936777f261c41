import type { UiComponent } from '@workers/aiscript/ui.protocol';
import { type ComponentType, createContext } from 'react';
import type { Script } from './useScript';

interface Drawing {
	readonly drawn: ReadonlyMap<string, UiComponent>;
	readonly trigger: Script['trigger'];
	/** Nothing can call the program any more. */
	readonly isOver: boolean;
	/** Draws those with these ids. */
	readonly Children: ComponentType<{ ids: readonly string[] }>;
}

/** All that the program around draws. */
export const ScriptDrawing = createContext<Drawing>({
	drawn: new Map(),
	trigger: () => {},
	isOver: true,
	Children: () => null,
});
