import type { Plugin } from '@/domain/plugin/Plugin';
import { isSafeMode } from '@/platform/isSafeMode';

/** Whether an installed plugin is to run: it is active and its code is here; in safe mode none is (rules/plugins#plugins). */
export const mayRun = ({ active, src }: Plugin): boolean => active && src !== null && !isSafeMode;
