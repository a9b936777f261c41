import { exposePipeline } from '../exposePipeline';
import { drawFormula } from './drawFormula';
import type { FormulaPipeline } from './formula.protocol';

const pipeline: FormulaPipeline = { draw: async requests => requests.map(drawFormula) };

exposePipeline(pipeline);
