import type { PlainPage } from '@/domain/paths/PlainPage';
import { pathTo } from '@/domain/paths/pathTo';

/** The address of a setting: its page, where the hash names it (rules/preferences#the-settings-pages). */
export const settingPath = (page: PlainPage, key: string): string => `${pathTo<PlainPage>(page)}#${key}`;
