import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Made by tools, or one person's own affair: none of it is part of the project. */
const skipped = new Set(['.git', '.idea', '.vscode', 'coverage', 'dist', 'node_modules']);

/** The files under a folder of the project, as paths from the root with forward slashes. */
export function filesUnder(folder = ''): string[] {
  const entries = readdirSync(root + folder, { withFileTypes: true }).filter(entry => !skipped.has(entry.name));
  return entries.flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

export function textOf(path: string): string {
  return readFileSync(root + path, 'utf8');
}
