import { exposePipeline } from '../exposePipeline';
import type { CodePipeline } from './code.protocol';
import { highlightCode } from './highlightCode';

const pipeline: CodePipeline = { highlight: highlightCode };

exposePipeline(pipeline);
