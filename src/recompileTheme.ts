import { recompileThemes } from '@/ui/themes/recompileThemes';

// A script of its own, which only the first start of another version needs (vite/firstPaintPlugin.ts).
recompileThemes();
