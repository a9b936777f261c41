import { exposePipeline } from '../exposePipeline';
import { matchWords } from './matchWords';
import type { WordMutePipeline } from './wordMute.protocol';

const pipeline: WordMutePipeline = { match: async (rules, texts) => matchWords(rules, texts) };

exposePipeline(pipeline);
