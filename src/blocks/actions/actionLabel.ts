import type { Called } from './ActionDefinition';

/** What menus and bars call an action on this thing. */
export const actionLabel = <On>(action: Called<On>, on: On): string => action.label?.(on) ?? action.name?.() ?? '';
