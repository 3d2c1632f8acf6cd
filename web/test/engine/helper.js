/** A thread of Node that helps the searches of another one, as a helper worker does in a page. */
import { workerData } from 'node:worker_threads';
import { EngineModule } from '../../engine/module.js';

const { wasm, memory } = workerData;
new EngineModule(wasm, { memory }).help();
