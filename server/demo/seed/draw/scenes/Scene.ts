import type { Canvas } from '../Canvas';
import type { Palette } from '../palettes';

/** Draws a whole picture, in any aspect ratio. */
export type Scene = (c: Canvas, p: Palette) => void;
