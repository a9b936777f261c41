import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Uniforms } from './fieldUniforms';

/** Pixels. */
export interface PixelSize {
	readonly width: number;
	readonly height: number;
}

/** The picture that a layer is drawn onto, and the layer's own. */
export interface Scene {
	readonly size: PixelSize;
	/** Size of the layer's own text or picture; null if it has none. */
	readonly picture: PixelSize | null;
}

/** How a kind of layer is drawn. */
export interface Effect {
	/** The fragment shader's `main` and its uniforms; `common.frag.glsl` is put in front of it. */
	readonly source: string;
	/**
	 * One set of uniforms for each pass over the picture; none if nothing is to be drawn. By default one, made from the
	 * layer's fields.
	 */
	readonly passes?: (fields: Uniforms, layer: ImageLayer, scene: Scene) => readonly Uniforms[];
}
