import type { AppPage } from '@/domain/paths/patterns';
import { loadable } from '@/ui/late/loadable';
import { pages } from '../registry';

/** Has a page's code at hand before the page is shown. */
export const preloadPage = <N extends AppPage>(page: N): Promise<void> => loadable(pages[page].load).preload();
