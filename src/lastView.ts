import { showLastView } from '@/platform/showLastView';

// A script of its own, which only a start with a kept view needs (vite/firstPaintPlugin.ts).
showLastView();
