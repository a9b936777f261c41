import type { Plugin } from '@/domain/plugin/Plugin';
import { preference } from '../preferences/preference';

/**
 * The installed plugins of an account, in the order of installing. What another client has stored may be unusable here
 * (`usablePlugins`).
 */
export const plugins = preference<readonly Plugin[]>({ key: 'plugins', default: [], scope: 'account' });
