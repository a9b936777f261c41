import { exposePipeline } from '../exposePipeline';
import { Program } from './Program';

exposePipeline(new Program());
