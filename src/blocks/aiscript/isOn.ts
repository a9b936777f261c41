import type { ScriptState } from './useScript';

/** Whether a program computes, or can be called. */
export const isOn = ({ phase }: Pick<ScriptState, 'phase'>): boolean => phase === 'running' || phase === 'waiting';
