import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { pageServer } from '../../src/server/app/pages.ts';
import { root } from '../tree.ts';
import { engine } from './engines/chosen.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one browser of all tests listens. */
    browser: string;
    /** Where the built page is served. */
    page: string;
  }
}

/** One server and one browser for all files; what they share is only what a busy machine would share too. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${root}dist/web/index.html`)) throw new Error('dist/web holds no page: build it by npx vite build');
  const server = await pageServer(`${root}dist/web`);
  const page = await server.listen({ host: '127.0.0.1', port: 0 });
  const browser = await engine.launch();
  project.provide('page', page);
  project.provide('browser', browser.endpoint);
  return async () => {
    await browser.close();
    await server.close();
  };
}
