import type { AppPage } from '@/domain/paths/patterns';
import { loadable } from '@/ui/late/loadable';
import { pages } from '../registry';

/** Preloads a page's code. */
export const preloadPage = <N extends AppPage>(page: N): Promise<void> => loadable(pages[page].load).preload();
