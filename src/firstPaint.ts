import { showLastView } from '@/platform/showLastView';
import { showLastTheme } from '@/ui/themes/showLastTheme';

// A script of its own that the page waits for (vite/firstPaintPlugin.ts): it shares no code with what comes after it.
showLastTheme();
showLastView();
