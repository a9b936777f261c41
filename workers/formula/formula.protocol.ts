export interface FormulaRequest {
	/** TeX source. */
	readonly source: string;
	/** Whether it is displayed as a block. */
	readonly isBlock: boolean;
}

/** An element of MathML, or text. Never a `style`: the Content-Security-Policy forbids it. */
export type MathTree =
	| string
	| {
			readonly tag: string;
			readonly attributes: Readonly<Record<string, string>>;
			readonly children: readonly MathTree[];
	  };

export interface FormulaPipeline {
	/** The `math` element of each formula, in order; null if the source has errors. */
	draw(requests: readonly FormulaRequest[]): Promise<readonly (MathTree | null)[]>;
}
