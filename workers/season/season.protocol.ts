/** What falls over the page. */
export type SeasonEffect = 'snow' | 'petals';

export interface SeasonDrawing {
	readonly effect: SeasonEffect;
	/** Whether the page behind is dark. */
	readonly isDark: boolean;
	/** In CSS pixels. */
	readonly width: number;
	readonly height: number;
	/** Device pixels for each of them. */
	readonly ratio: number;
}

export interface SeasonPipeline {
	/** Draws on the canvas from now on. */
	start(canvas: OffscreenCanvas, drawing: SeasonDrawing): Promise<void>;
	/** Takes over the page's new size. */
	resize(width: number, height: number): Promise<void>;
}
