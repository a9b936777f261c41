import commonFragment from '@shaders/common/common.frag.glsl?raw';
import commonVertex from '@shaders/common/common.vert.glsl?raw';
import type { Effect } from '@shaders/Effect';
import { copy, EFFECTS } from '@shaders/effects';
import { fieldUniforms, type Uniforms } from '@shaders/fieldUniforms';
import { type BufferInfo, createBufferInfoFromArrays, drawObjectList, type ProgramInfo } from 'twgl.js';
import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Size } from '../image.protocol';
import type { CanvasElement, GlSurface } from '../layers/studio';
import { ContextLostError } from './ContextLostError';
import { linkProgram } from './linkProgram';

/** The texture of a layer's text or picture, kept for the next picture. */
interface LayerTexture {
	readonly texture: WebGLTexture;
	readonly size: Size;
}

interface Pass {
	readonly effect: Effect;
	readonly uniforms: Uniforms;
	readonly layerTexture: WebGLTexture | null;
}

/** How many unused textures are kept. */
const KEPT_TEXTURES = 8;
/** Two triangles that cover the whole picture. */
const CORNERS = [0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1];

/** Draws layers onto pictures by WebGL2, with one context for all. Works synchronously. */
export class LayerPainter {
	readonly surface: GlSurface;
	/** Maximum length of a picture's longest side in pixels. */
	readonly maxSide: number;
	readonly #gl: WebGL2RenderingContext;
	readonly #programs = new Map<Effect, ProgramInfo>();
	readonly #layerTextures = new Map<string, LayerTexture>();
	#corners: BufferInfo | null = null;

	constructor(surface: GlSurface) {
		this.surface = surface;
		this.#gl = surface.gl;
		const [width = 0, height = 0] = (this.#gl.getParameter(this.#gl.MAX_VIEWPORT_DIMS) as Int32Array | null) ?? [];
		const side = Math.min(Number(this.#gl.getParameter(this.#gl.MAX_TEXTURE_SIZE)), width, height);
		if (this.isLost || !(side > 0)) throw new ContextLostError();
		this.maxSide = side;
	}

	get isLost(): boolean {
		return this.#gl.isContextLost();
	}

	hasTexture(key: string): boolean {
		return this.#layerTextures.has(key);
	}

	/** Adds the texture of a layer's text or picture under a key. */
	addTexture(key: string, element: CanvasElement): void {
		const texture = this.#createTexture(element);
		this.#gl.generateMipmap(this.#gl.TEXTURE_2D);
		this.#gl.texParameteri(this.#gl.TEXTURE_2D, this.#gl.TEXTURE_MIN_FILTER, this.#gl.LINEAR_MIPMAP_LINEAR);
		this.#gl.texParameteri(this.#gl.TEXTURE_2D, this.#gl.TEXTURE_WRAP_S, this.#gl.REPEAT);
		this.#gl.texParameteri(this.#gl.TEXTURE_2D, this.#gl.TEXTURE_WRAP_T, this.#gl.REPEAT);
		this.#layerTextures.set(key, { texture, size: { width: element.width, height: element.height } });
	}

	/**
	 * Draws the picture with its layers onto the surface, where the result stays until the end of the task.
	 * @param keyOf the key of a layer's texture; null if it has none
	 * @param onTaken called once the picture is a texture and its canvas can be released
	 * @throws ShaderError
	 * @throws ContextLostError
	 */
	paint(
		picture: CanvasElement,
		layers: readonly ImageLayer[],
		keyOf: (layer: ImageLayer) => string | null,
		onTaken: () => void = () => {},
	): void {
		const size = { width: picture.width, height: picture.height };
		const passes = this.#plan(layers, size, keyOf);
		const source = this.#createTexture(picture);
		onTaken();
		Object.assign(this.surface.element, size);
		this.#gl.viewport(0, 0, size.width, size.height);
		this.#run(passes, source, size);
		this.#assertDrawn();
	}

	/** Frees the surface's memory, once its content has been copied. */
	rest(): void {
		Object.assign(this.surface.element, { width: 1, height: 1 });
	}

	/** @throws ContextLostError if the surface may not hold what was drawn */
	assertIntact(): void {
		if (this.isLost) throw new ContextLostError();
	}

	#plan(layers: readonly ImageLayer[], size: Size, keyOf: (layer: ImageLayer) => string | null): Pass[] {
		const used = new Set<string>();
		const passes = layers.flatMap(layer => {
			const key = keyOf(layer);
			if (key !== null) used.add(key);
			const own = key === null ? null : (this.#layerTextures.get(key) ?? null);
			const effect = EFFECTS[layer.type];
			const fields = fieldUniforms(layer);
			const all = effect.passes?.(fields, layer, { size, picture: own?.size ?? null }) ?? [fields];
			return all.map(uniforms => ({ effect, uniforms, layerTexture: own?.texture ?? null }));
		});
		this.#forget(used);
		return passes.length > 0 ? passes : [{ effect: copy, uniforms: {}, layerTexture: null }];
	}

	/** Each pass reads one texture and draws into the other; the last one draws onto the surface. */
	#run(passes: readonly Pass[], source: WebGLTexture, size: Size): void {
		const gl = this.#gl;
		const buffer = passes.length > 1 ? gl.createFramebuffer() : null;
		const second = passes.length > 1 ? this.#createTexture(size) : null;
		let [from, to] = [source, second];
		for (const [index, pass] of passes.entries()) {
			const isLast = index === passes.length - 1;
			gl.bindFramebuffer(gl.FRAMEBUFFER, isLast ? null : buffer);
			if (!isLast) gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, to, 0);
			this.#draw(pass, from, size, isLast);
			if (to) [from, to] = [to, from];
		}
		gl.bindFramebuffer(gl.FRAMEBUFFER, null);
		gl.deleteFramebuffer(buffer);
		gl.deleteTexture(source);
		gl.deleteTexture(second);
	}

	#draw({ effect, uniforms, layerTexture }: Pass, from: WebGLTexture, size: Size, isLast: boolean): void {
		const programInfo = this.#programOf(effect);
		this.#corners ??= createBufferInfoFromArrays(this.#gl, { position: { numComponents: 2, data: CORNERS } });
		const general = { source: from, pictureSize: [size.width, size.height], isLast: isLast ? 1 : 0 };
		const all = { ...uniforms, ...general, ...(layerTexture && { picture: layerTexture }) };
		drawObjectList(this.#gl, [{ programInfo, bufferInfo: this.#corners, uniforms: all }]);
	}

	#programOf(effect: Effect): ProgramInfo {
		const known = this.#programs.get(effect);
		if (known) return known;
		// `#line 1` makes the driver's log count the lines of the effect's own file.
		const program = linkProgram(this.#gl, commonVertex, `${commonFragment}\n#line 1\n${effect.source}`);
		this.#programs.set(effect, program);
		return program;
	}

	#createTexture(content: CanvasElement | Size): WebGLTexture {
		const gl = this.#gl;
		const texture = gl.createTexture();
		if (!texture) throw new ContextLostError();
		gl.bindTexture(gl.TEXTURE_2D, texture);
		gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
		if (isElement(content)) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, content);
		else gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, content.width, content.height);
		gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
		gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
		gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
		return texture;
	}

	/** @throws Error if the device ran out of memory, in which case nothing was drawn */
	#assertDrawn(): void {
		const error = this.#gl.getError();
		this.assertIntact();
		if (error !== this.#gl.NO_ERROR) throw new Error(`WebGL could not draw the layers: error ${error}.`);
	}

	#forget(used: ReadonlySet<string>): void {
		for (const key of used) {
			const own = this.#layerTextures.get(key);
			if (!own) continue;
			this.#layerTextures.delete(key);
			this.#layerTextures.set(key, own);
		}
		for (const [key, { texture }] of this.#layerTextures) {
			if (this.#layerTextures.size <= Math.max(KEPT_TEXTURES, used.size)) return;
			this.#gl.deleteTexture(texture);
			this.#layerTextures.delete(key);
		}
	}
}

const isElement = (content: CanvasElement | Size): content is CanvasElement =>
	'getContext' in content || 'close' in content;
