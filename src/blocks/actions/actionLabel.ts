import type { Called } from './ActionDefinition';

/** The label of an action for this target. */
export const actionLabel = <On>(action: Called<On>, on: On): string => action.label?.(on) ?? action.name?.() ?? '';
