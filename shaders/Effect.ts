import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Uniforms } from './fieldUniforms';

/** Pixels. */
export interface PixelSize {
	readonly width: number;
	readonly height: number;
}

/** What a layer is drawn onto, and with. */
export interface Scene {
	readonly size: PixelSize;
	/** Of the text or picture that the layer brings; null where it brings none. */
	readonly picture: PixelSize | null;
}

/** How a kind of layer is drawn. */
export interface Effect {
	/** The fragment shader's `main` and its uniforms; `common.frag.glsl` stands before it. */
	readonly source: string;
	/** One set of uniforms a pass over the picture, none where there is nothing to draw. By default one: the layer's fields. */
	readonly passes?: (fields: Uniforms, layer: ImageLayer, scene: Scene) => readonly Uniforms[];
}
