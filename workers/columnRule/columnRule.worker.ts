import { exposePipeline } from '../exposePipeline';
import { columnRulePipeline } from './columnRulePipeline';
import { loadDetector } from './loadDetector';

exposePipeline(columnRulePipeline(loadDetector));
