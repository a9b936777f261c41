import type { UiComponent } from '@workers/aiscript/ui.protocol';
import { type ComponentType, createContext } from 'react';
import type { Script } from './useScript';

interface Drawing {
	readonly drawn: ReadonlyMap<string, UiComponent>;
	readonly trigger: Script['trigger'];
	/** Draws those with these ids. */
	readonly Children: ComponentType<{ ids: readonly string[] }>;
}

/** All that the program around draws. */
export const ScriptDrawing = createContext<Drawing>({ drawn: new Map(), trigger: () => {}, Children: () => null });
